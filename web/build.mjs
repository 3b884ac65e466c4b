// Builds the web pages into the Python package: assets/ with the bundle of src/main.ts and
// the styles it imports, each under a name that its content gives it, and index.html, which
// names them. What lies in public/ is copied as it is.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { context } from "esbuild";
import { sheets, workers } from "./apart.mjs";
import { writeServiceWorker } from "./offline.mjs";
import { shipped } from "./shipped.mjs";

const web = dirname(fileURLToPath(import.meta.url));
const output = join(web, "..", "src", "togyz", "server", "static");
const assets = join(output, "assets");
const watch = process.argv.includes("--watch");

rmSync(output, { recursive: true, force: true });
mkdirSync(assets, { recursive: true });
if (existsSync(join(web, "public"))) {
  cpSync(join(web, "public"), output, { recursive: true });
}

/** Copies a file into assets/ and returns the name it has there. */
function asset(path) {
  const content = readFileSync(join(web, path));
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const name = `${basename(path, extname(path))}-${hash}${extname(path)}`;
  writeFileSync(join(assets, name), content);
  return `/assets/${name}`;
}

/**
 * Parts of the page that are fetched later import styles that the page has already: what esbuild
 * writes for them is removed. Styles of their own come by "?sheet".
 */
function removeDoubles({ outputs }) {
  const main = Object.values(outputs).find(({ entryPoint }) => entryPoint === "src/main.ts");
  const known = Object.keys(outputs[main.cssBundle].inputs);
  for (const { cssBundle } of Object.values(outputs)) {
    if (cssBundle === undefined || cssBundle === main.cssBundle) continue;
    const lost = Object.keys(outputs[cssBundle].inputs).filter((one) => !known.includes(one));
    if (lost.length > 0) throw new Error(`import ${lost} with "?sheet": nobody would load it`);
    rmSync(join(web, cssBundle));
    delete outputs[cssBundle];
  }
}

/** Writes index.html: {{main.js}}, {{main.css}}, {{core.wasm}} and {{file}} become addresses. */
function writeIndex(metafile) {
  const built = new Map();
  for (const [path, { entryPoint, cssBundle }] of Object.entries(metafile.outputs)) {
    if (entryPoint === "src/main.ts") {
      built.set("main.js", `/assets/${basename(path)}`);
      built.set("main.css", `/assets/${basename(cssBundle)}`);
    } else if (extname(path) === ".wasm") built.set("core.wasm", `/assets/${basename(path)}`);
  }
  const page = readFileSync(join(web, "index.html"), "utf8");
  writeFileSync(
    join(output, "index.html"),
    page.replaceAll(/\{\{(.+?)\}\}/g, (_, name) => built.get(name) ?? asset(name)),
  );
}

// The compiled core is made by `make`, or by tools/build_core.py --wasm.
if (!existsSync(join(web, "..", "build", "core.wasm"))) {
  console.error("togyz: the core for the pages is not compiled: run `make build`");
  process.exit(1);
}

const bundle = await context({
  absWorkingDir: web,
  entryPoints: ["src/main.ts"],
  outdir: assets,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  // Languages are fetched when they are needed.
  splitting: true,
  bundle: true,
  metafile: true,
  format: "esm",
  target: ["es2022"],
  loader: { ".ftl": "text", ".wasm": "file" },
  minify: !watch,
  sourcemap: watch ? "inline" : false,
  charset: "utf8",
  logLevel: "warning",
  plugins: [
    workers({ minify: !watch }),
    shipped(),
    sheets({ minify: !watch }),
    {
      name: "index",
      setup: (build) => {
        build.onEnd(async (result) => {
          // A warning is an error: what is dubious must not reach a wheel.
          if (result.warnings.length > 0 && !watch) process.exitCode = 1;
          if (!result.metafile) return;
          removeDoubles(result.metafile);
          writeIndex(result.metafile);
          await writeServiceWorker({ web, output, metafile: result.metafile, watch });
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
