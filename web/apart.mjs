// What is bundled apart from the page's script, as files of their own; an import of one is its address.
import { join, resolve } from "node:path";
import { build } from "esbuild";

// Scripts of workers: `import address from "./name?worker"` is name.ts.
export const workers = ({ minify }) =>
  apart("worker", /\?worker$/, ".ts", {
    minify,
    // Not a module: those came to workers later than all else that is needed.
    format: "iife",
    target: ["es2022"],
  });

// Styles of pages that few visitors open: `import address from "./name.css?sheet"`.
export const sheets = ({ minify }) => apart("sheet", /\.css\?sheet$/, ".css", { minify });

// Imports that match `asked` are files with the ending `source`; esbuild wants .js in the names of
// scripts, from which it takes the ending of what it writes.
function apart(namespace, asked, source, options) {
  const written = source === ".ts" ? ".js" : source;
  return {
    name: `${namespace}s`,
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: asked }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.replace(asked, written)),
        namespace,
      }));
      onLoad({ filter: /.*/, namespace }, async ({ path }) => {
        const bundled = await build({
          ...options,
          entryPoints: [path.slice(0, -written.length) + source],
          bundle: true,
          charset: "utf8",
          write: false,
          metafile: true,
          logLevel: "warning",
        });
        return {
          contents: bundled.outputFiles[0].contents,
          loader: "file",
          watchFiles: Object.keys(bundled.metafile.inputs).map((name) => resolve(name)),
        };
      });
    },
  };
}
