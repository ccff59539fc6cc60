import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

export interface BundleSize {
  /** In bytes. */
  minified: number;
  /** In bytes, gzip level 9. */
  gzip: number;
  /** Files that ended up in it. */
  modules: string[];
}

/**
 * Measures how many bytes a program of one line has in a browser. Modules of Node are not counted.
 *
 * @param options.conditions Which files of our packages: none for `dist`, as it is published.
 * @param options.folder The folder in which the program stands, and from which its packages are looked for.
 * @throws {Error} If one of them is not there.
 */
export async function measureBundle(
  code: string,
  { conditions = [], folder }: { conditions?: string[]; folder: string },
): Promise<BundleSize> {
  const input = join(folder, "program.js"); // never written
  await using bundle = await rolldown({
    input,
    platform: "browser",
    resolve: { conditionNames: [...conditions, "browser", "import", "default"] },
    logLevel: "silent",
    plugins: [
      {
        name: "program",
        resolveId: (id) => (id === input ? id : undefined),
        load: (id) => (id === input ? code : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  const chunks = output.flatMap((each) => (each.type === "chunk" ? [each] : []));
  const own = chunks.map(({ fileName }) => fileName);
  const missing = chunks.flatMap(({ imports }) => imports).filter((id) => !id.startsWith("node:") && !own.includes(id));
  if (missing.length > 0)
    throw new Error(
      `Cannot measure a program as ${folder} must have all that it imports: got no ${missing.join(", ")}`,
    );
  const text = chunks.map((chunk) => chunk.code).join("");
  return {
    minified: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}
