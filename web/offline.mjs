// Writes sw.js, the service worker, beside what was built: it is told which files there are.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { build } from "esbuild";

// The rest is for the operating system, or for others.
const NEEDED = /^(?:assets\/|favicon)/;
// Its words are there for everybody, should no others be had.
const ENGLISH = /\/en(?:\.\w+)?\.ftl$/;

/**
 * `output` holds all that was built, `metafile` tells where it came from. While the sources are
 * watched, a worker that was kept would show old pages: it is told to leave.
 */
export async function writeServiceWorker({ web, output, metafile, watch }) {
  const target = join(output, "sw.js");
  if (watch) {
    writeFileSync(target, "self.registration.unregister();\n");
    return;
  }
  const built = Object.entries(metafile.outputs);
  const optional = built
    .filter(([, { entryPoint }]) => entryPoint?.endsWith(".ftl") && !ENGLISH.test(entryPoint))
    .map(([path]) => `assets/${basename(path)}`);
  const [main] = built.find(([, { entryPoint }]) => entryPoint === "src/main.ts");
  const files = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(output.length + 1))
    .map((path) => path.split(sep).join("/"))
    .filter((path) => NEEDED.test(path) && !optional.includes(path))
    .sort();
  const bundled = await build({
    absWorkingDir: web,
    entryPoints: ["src/offline/sw.ts"],
    bundle: true,
    format: "iife",
    target: ["es2022"],
    minify: true,
    charset: "utf8",
    write: false,
    logLevel: "warning",
  });
  const program = bundled.outputFiles[0].text;
  const hash = createHash("sha256").update(program);
  for (const path of ["index.html", ...files]) hash.update(readFileSync(join(output, path)));
  // A page is kept with the headers that it came with, the security policy above all.
  hash.update(readFileSync(join(output, "..", "guard.py")));
  const version = hash.digest("hex").slice(0, 12);
  const say = (name, value) => `const ${name} = ${JSON.stringify(value)};\n`;
  writeFileSync(
    target,
    say("VERSION", version) +
      say("FILES", files) +
      say("OPTIONAL", optional.sort()) +
      say("MAIN", basename(main)) +
      say("STATIC", false) +
      program,
  );
}
