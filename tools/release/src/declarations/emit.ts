import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Writes the declarations of all packages of a tree, as their builds do, to `<out>/<folder of the package>/src`.
 *
 * @param tree A tree with its dependencies; see `createTree()`.
 * @throws {Error} If the compiler writes nothing. A tree with errors of types has declarations too, and its check finds them.
 */
export async function emitDeclarations(tree: string, out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  const config = join(out, "tsconfig.json");
  writeFileSync(config, JSON.stringify(buildConfig(tree, out)));
  const tsc = join(tree, "node_modules/typescript/bin/tsc");
  const ended = await promisify(execFile)(process.execPath, [tsc, "-p", config], { maxBuffer: 1e8 }).catch(
    (error: { code?: number; stdout?: string }) => error,
  );
  const said = ended.stdout ?? "";
  if (/error TS(5|6|18)\d{3}:/.test(said)) throw new Error(`Cannot write the declarations of ${tree}:\n${said}`);
}

function buildConfig(tree: string, out: string): object {
  const packages = join(tree, "packages");
  return {
    extends: join(tree, "tsconfig.base.json"),
    compilerOptions: {
      rootDir: packages,
      outDir: out,
      customConditions: ["@kontor/source"],
      typeRoots: [join(tree, "node_modules/@types")],
      emitDeclarationOnly: true,
      stripInternal: true,
      sourceMap: false,
      declarationMap: false,
      noEmitOnError: false,
      noCheck: true, // half of the time went into bodies that no declaration shows
    },
    include: [join(packages, "*/src/**/*.ts")],
    exclude: ["docs", "*/src/browser", "**/fixtures", "**/*.test.ts", "**/*.test-d.ts", "**/*.program.ts"].map((each) =>
      join(packages, each),
    ),
  };
}
