import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root, type ReadmeSample } from "./readme.ts";

/** Writes samples where the packages can be found, for the compiler or to be run. Gives their folder, and how to be rid of it. */
export function writeSamples(name: string, samples: readonly ReadmeSample[]) {
  const folder = join(root, "tools/e2e/.cache", `${name}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  for (const sample of samples) writeFileSync(join(folder, `${sample.name}.ts`), sample.code);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, fileOf: (sample: ReadmeSample) => join(folder, `${sample.name}.ts`), [Symbol.dispose]: remove };
}

/** Finds the compiler's messages about samples, by sample; each sample is a separate program. */
export async function findComplaints(samples: readonly ReadmeSample[]): Promise<Record<string, string[]>> {
  using written = writeSamples("compiled", samples);
  const { folder } = written;
  const tsconfig = {
    extends: "../../../../tsconfig.base.json",
    compilerOptions: {
      noEmit: true,
      declaration: false,
      declarationMap: false,
      customConditions: ["@kontor/source"],
      moduleDetection: "force",
    },
    include: ["*.ts"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(tsconfig));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, "-p", folder, "--pretty", "false"], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error);
  const lines = stdout.split("\n").filter((line) => line.includes("error TS"));
  const strange = lines.filter((line) => !samples.some(({ name }) => line.startsWith(`${name}.ts(`)));
  if (strange.length > 0) throw new Error(strange.join("\n"));
  return Object.fromEntries(samples.map(({ name }) => [name, lines.filter((line) => line.startsWith(`${name}.ts(`))]));
}
