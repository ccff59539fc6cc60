import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/** A program in one file. */
export interface Bundle {
  code: string;
  /** The modules that it still asks its runtime for, such as `node:crypto`. */
  imports: string[];
  /** Files that ended up in it. */
  modules: string[];
}

export interface BundleSize extends Pick<Bundle, "modules"> {
  /** In bytes. */
  minified: number;
  /** In bytes, gzip level 9. */
  gzip: number;
}

/**
 * Bundles a program for a page, or for a runtime that is neither a browser nor Node.
 *
 * @param options.folder The folder in which the program stands, and from which its packages are looked for.
 * @param options.conditions Which files of our packages: none for `dist`, as it is published.
 */
export async function bundleProgram(
  code: string,
  options: { folder: string; platform: "browser" | "neutral"; minify?: boolean; conditions?: string[] },
): Promise<Bundle> {
  const { folder, platform, minify = false, conditions = [] } = options;
  const input = join(folder, "program.js"); // never written
  await using bundle = await rolldown({
    input,
    platform,
    resolve: {
      conditionNames: [...conditions, ...(platform === "browser" ? [platform] : []), "import", "default"],
      ...(platform === "neutral" && { mainFields: ["module", "main"] }),
    },
    logLevel: "silent",
    plugins: [
      {
        name: "program",
        resolveId: (id) => (id === input ? id : undefined),
        load: (id) => (id === input ? code : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify, codeSplitting: platform === "browser" });
  const chunks = output.flatMap((each) => (each.type === "chunk" ? [each] : []));
  const own = chunks.map(({ fileName }) => fileName);
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return {
    code: chunks.map((chunk) => chunk.code).join(""),
    imports: imported.filter((id) => !own.includes(id)).toSorted(),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}

/**
 * Measures how many bytes a program of one line has in a browser. Modules of Node are not counted.
 *
 * @throws {Error} If one of its packages is not there.
 */
export async function measureBundle(
  program: string,
  { conditions = [], folder }: { conditions?: string[]; folder: string },
): Promise<BundleSize> {
  const { code, imports, modules } = await bundleProgram(program, {
    folder,
    platform: "browser",
    minify: true,
    conditions,
  });
  const missing = imports.filter((id) => !id.startsWith("node:"));
  if (missing.length > 0)
    throw new Error(
      `Cannot measure a program as ${folder} must have all that it imports: got no ${missing.join(", ")}`,
    );
  return { minified: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length, modules };
}
