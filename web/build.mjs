// Builds the web pages into the Python package: bundles src/main.ts, with the styles
// that it imports, and copies what lies in public/ as it is.
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { context } from "esbuild";

const web = dirname(fileURLToPath(import.meta.url));
const output = join(web, "..", "src", "togyz", "server", "static");
const watch = process.argv.includes("--watch");

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
if (existsSync(join(web, "public"))) {
  cpSync(join(web, "public"), output, { recursive: true });
}

const bundle = await context({
  absWorkingDir: web,
  entryPoints: ["src/main.ts"],
  outdir: output,
  bundle: true,
  format: "esm",
  target: ["es2022"],
  minify: !watch,
  sourcemap: watch ? "inline" : false,
  charset: "utf8",
  logLevel: "warning",
  // A warning is an error: what is dubious must not reach a wheel.
  plugins: [
    {
      name: "warnings-fail",
      setup: (build) => {
        build.onEnd((result) => {
          if (result.warnings.length > 0 && !watch) process.exitCode = 1;
        });
      },
    },
  ],
});

if (watch) {
  await bundle.watch();
} else {
  await bundle.rebuild();
  await bundle.dispose();
}
