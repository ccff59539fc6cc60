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
 * Measures how many bytes a program of one line has in a browser.
 *
 * @param options.conditions Which files of our packages: none for `dist`, as it is published.
 */
export async function measureBundle(
  code: string,
  { conditions = [] }: { conditions?: string[] } = {},
): Promise<BundleSize> {
  const input = join(import.meta.dirname, "program.js"); // never written
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
  const text = chunks.map((chunk) => chunk.code).join("");
  return {
    minified: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}
