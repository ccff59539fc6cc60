import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { checkDescription } from "./check.ts";
import type { Description } from "./description.ts";

/**
 * Reads a description from a file of JSON or YAML.
 *
 * @throws {Error} If there is no such file, it is neither, or it is no description. The message is one sentence.
 */
export function readDescription(file: string): Description {
  const text = attempt(() => readFileSync(file, "utf8"), `it must be a file that can be read`);
  return checkDescription(attempt(() => parse(text) as unknown, `it must be JSON or YAML`));

  function attempt<Value>(read: () => Value, must: string): Value {
    try {
      return read();
    } catch (error) {
      const [reason] = (error as Error).message.split("\n");
      throw new Error(`Cannot read ${file} as ${must}: ${reason!.replace(/:$/, "")}`, { cause: error });
    }
  }
}
