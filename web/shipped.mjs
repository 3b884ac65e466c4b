// What comes with the package for some variants: `import addresses from "togyz:networks"` is the addresses
// of the networks by the names of their variants, "togyz:books" those of the opening books. Each becomes a
// file beside the scripts.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(fileURLToPath(import.meta.url));
const engine = join(web, "..", "src", "togyz", "engine");
/** How the files end, by the name of their folder. */
const ENDINGS = { networks: ".tgn", books: ".book" };

export function shipped() {
  return {
    name: "shipped",
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^togyz:(networks|books)$/ }, ({ path }) => ({
        path: path.split(":")[1],
        namespace: "shipped",
      }));
      onLoad({ filter: /.*/, namespace: "shipped" }, ({ path }) => {
        const folder = join(engine, path);
        const ending = ENDINGS[path];
        const files = existsSync(folder)
          ? readdirSync(folder).filter((name) => name.endsWith(ending))
          : [];
        const lines = files.map(
          (file, index) => `import file${index} from ${JSON.stringify(`./${file}`)};\n`,
        );
        const entries = files.map(
          (file, index) => `  ${JSON.stringify(basename(file, ending))}: file${index},\n`,
        );
        return {
          contents: `${lines.join("")}export default {\n${entries.join("")}};\n`,
          loader: "js",
          resolveDir: folder,
          watchDirs: existsSync(folder) ? [folder] : [],
        };
      });
      onLoad({ filter: /\.(tgn|book)$/ }, ({ path }) => ({
        contents: readFileSync(path),
        loader: "file",
      }));
    },
  };
}
