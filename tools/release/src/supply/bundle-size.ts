import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/**
 * Bundles a program for a page, or for a runtime that is neither a browser nor Node.
 *
 * @returns Its code, and the modules that it still asks its runtime for, such as `node:crypto`.
 * @param options.folder The folder in which the program stands, and from which its packages are looked for.
 */
export async function bundleProgram(
  code: string,
  options: { folder: string; platform: "browser" | "neutral"; minify?: boolean },
) {
  const { folder, platform, minify = false } = options;
  const input = join(folder, "program.js"); // never written
  await using bundle = await rolldown({
    input,
    platform,
    resolve: {
      conditionNames: [...(platform === "browser" ? [platform] : []), "import", "default"],
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
  };
}

/**
 * Measures how many bytes a program of one line has in a browser, after gzip. Modules of Node are not counted.
 *
 * @throws {Error} If one of its packages is not there.
 */
export async function measureBundle(program: string, folder: string): Promise<number> {
  const { code, imports } = await bundleProgram(program, { folder, platform: "browser", minify: true });
  const missing = imports.filter((id) => !id.startsWith("node:"));
  if (missing.length > 0)
    throw new Error(
      `Cannot measure a program as ${folder} must have all that it imports: got no ${missing.join(", ")}`,
    );
  return gzipSync(code, { level: 9 }).length;
}
