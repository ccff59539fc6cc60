import { existsSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import type { Results } from "./results.ts";
import schema from "../../results.schema.json" with { type: "json" };

const isValid = new Ajv({ allErrors: true }).compile<Results>(schema);

/** Where the figures of this repository are kept. */
export const resultsFile = new URL("../../results.json", import.meta.url);

/**
 * Reads results. A file that is not there has none.
 *
 * @throws If the file does not keep to `results.schema.json`, or a row names a machine that is not there.
 */
export function readResults(file: URL | string = resultsFile): Results {
  if (!existsSync(file)) return { machines: {}, runs: [], figures: [] };
  const fail = (must: string, got: string): never => {
    throw new Error(`Cannot read the results of the benchmarks as ${must}: got ${got}`);
  };
  let results: unknown;
  try {
    results = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    fail("the file must be JSON", (error as Error).message);
  }
  if (!isValid(results)) {
    const [problem] = isValid.errors!;
    return fail("they must keep to results.schema.json", `${problem!.instancePath || "/"} ${problem!.message}`);
  }
  for (const { bench, machine } of [...results.runs, ...results.figures])
    if (!Object.hasOwn(results.machines, machine)) fail(`the machine of ${bench} must be listed`, machine);
  return results;
}
