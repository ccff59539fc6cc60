import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
const OPTIONS = '{ baseUrl: "https://erp.test", tenantId: "t", appId: "a/1", appVersion: "1", fetch }';

/** A program with a client of the ERP, and one call. */
export const ours = {
  client: `import { createErpClient } from "@kontor/erp-client";\nexport const erp = createErpClient(${OPTIONS});\n`,
  call: 'void erp.categories.update({ id: "1" });\n',
};

/** The same with openapi-fetch on the same description. */
export const peer = {
  client: `import { rawErpClient } from "@kontor/erp-client/raw";\nexport const raw = rawErpClient(${OPTIONS});\n`,
  call: 'void raw.PATCH("/v2/UpdateCategory", { body: { id: "1" } });\n',
};

type Compiler = ReturnType<typeof createCompiler>;

/** A compiler for one program at a time, which stands where our packages resolve. Conditions choose their files: none for `dist`. */
export function createCompiler(conditions: string[] = []) {
  const cache = join(import.meta.dirname, "../../node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "types-"));
  const compilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], allowImportingTsExtensions: true },
    ...{ target: "es2024", module: "nodenext", customConditions: conditions },
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["program.ts"] }));
  return {
    compile(program: string) {
      writeFileSync(join(folder, "program.ts"), program);
      const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder, "--extendedDiagnostics"], {
        encoding: "utf8",
      });
      const read = (name: string) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, "m").exec(stdout)?.[1]);
      const errors = [...stdout.matchAll(/error (TS\d+)/g)].map(([, code]) => code!);
      return { instantiations: read("Instantiations"), checkSeconds: read("Check time"), errors };
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

/** Compiles a program that must be right. */
export function checkCompiles({ compile }: Compiler, program: string) {
  const compilation = compile(program);
  if (compilation.errors.length === 0) return compilation;
  throw new Error(`Cannot measure types as the program must compile: got ${compilation.errors.join(", ")}`);
}

/** The instantiations of a call: a program with it, less the same program without. A count, so it is the same in every run. */
export function countInstantiations(compiler: Compiler, { client, call }: typeof ours): number {
  return checkCompiles(compiler, client + call).instantiations - checkCompiles(compiler, client).instantiations;
}
