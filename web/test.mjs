// Runs the unit tests, src/**/*.test.ts, with Node's own test runner. They are bundled
// first: Node 20 doesn't read TypeScript.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { sheets, workers } from "./apart.mjs";
import { shipped } from "./shipped.mjs";

const web = dirname(fileURLToPath(import.meta.url));
const output = join(web, "..", "build", "web-tests");
const tests = readdirSync(join(web, "src"), { recursive: true })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => join(web, "src", name));

rmSync(output, { recursive: true, force: true });
if (tests.length === 0) {
  console.log("There are no web unit tests.");
  process.exit(0);
}

await build({
  absWorkingDir: web,
  entryPoints: tests,
  outdir: output,
  outbase: "src",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: ["node20"],
  sourcemap: "inline",
  logLevel: "warning",
  // Styles that a component imports mean nothing to its test.
  loader: { ".css": "empty", ".ftl": "text", ".wasm": "file" },
  plugins: [workers({ minify: false }), shipped(), sheets({ minify: false })],
});

const bundles = readdirSync(output, { recursive: true })
  .filter((name) => name.endsWith(".test.mjs"))
  .map((name) => join(output, ...name.split(sep)));
const run = spawnSync(
  process.execPath,
  ["--enable-source-maps", "--test", "--test-reporter=dot", ...process.argv.slice(2), ...bundles],
  { stdio: "inherit", cwd: web },
);
process.exit(run.status ?? 1);
