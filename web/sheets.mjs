// Styles of pages that few visitors open: `import address from "./name.css?sheet"` is the address of
// a style sheet of its own, which the page asks for when it is opened.
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";

export function sheets({ minify }) {
  return {
    name: "sheets",
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /\.css\?sheet$/ }, ({ path, importer }) => ({
        path: join(dirname(importer), path.replace(/\?sheet$/, "")),
        namespace: "sheet",
      }));
      onLoad({ filter: /.*/, namespace: "sheet" }, async ({ path }) => {
        const bundled = await build({
          entryPoints: [path],
          bundle: true,
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
