// The networks that come with the package: `import addresses from "togyz:networks"` is their addresses
// by the names of their variants, and each becomes a file beside the scripts.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(fileURLToPath(import.meta.url));
const folder = join(web, "..", "src", "togyz", "engine", "networks");

export function networks() {
  return {
    name: "networks",
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^togyz:networks$/ }, ({ path }) => ({ path, namespace: "networks" }));
      onLoad({ filter: /.*/, namespace: "networks" }, () => {
        const files = existsSync(folder)
          ? readdirSync(folder).filter((name) => name.endsWith(".tgn"))
          : [];
        const lines = files.map(
          (file, index) => `import file${index} from ${JSON.stringify(`./${file}`)};\n`,
        );
        const entries = files.map(
          (file, index) => `  ${JSON.stringify(basename(file, ".tgn"))}: file${index},\n`,
        );
        return {
          contents: `${lines.join("")}export default {\n${entries.join("")}};\n`,
          loader: "js",
          resolveDir: folder,
          watchDirs: existsSync(folder) ? [folder] : [],
        };
      });
      onLoad({ filter: /\.tgn$/ }, ({ path }) => ({
        contents: readFileSync(path),
        loader: "file",
      }));
    },
  };
}
