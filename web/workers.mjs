// Scripts of workers: `import address from "./name?worker"` bundles name.ts as a script of its own,
// and is its address.
import { join, resolve } from "node:path";
import { build } from "esbuild";

export function workers({ minify }) {
  return {
    name: "workers",
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /\?worker$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.replace(/\?worker$/, ".js")),
        namespace: "worker",
      }));
      onLoad({ filter: /.*/, namespace: "worker" }, async ({ path }) => {
        const bundled = await build({
          entryPoints: [path.replace(/\.js$/, ".ts")],
          bundle: true,
          // Not a module: those came to workers later than all else that is needed.
          format: "iife",
          target: ["es2022"],
          minify,
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
