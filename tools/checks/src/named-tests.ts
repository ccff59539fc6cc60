import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A test as a table of a document names it. */
export interface NamedTest {
  /** From the root. */
  file: string;
  /** The title, or its beginning. */
  title: string;
}

/** The tests that a row of a table names: `file`: "beginning of the title". */
export function readNamedTests(row: string): NamedTest[] {
  return [...row.matchAll(/`([\w./-]+\.ts)`: "([^"]+)"/g)].map(([, file = "", title = ""]) => ({ file, title }));
}

/** The tests that are not there: no such file, or no such title in it. */
export function findMissingTests(root: string, named: readonly NamedTest[]): NamedTest[] {
  return named.filter(({ file, title }) => {
    const path = join(root, file);
    const isThere = (line: string) => line.includes(`"${title}`) && !/^\s*(?:\/\/|\*)/.test(line); // no comment
    return !existsSync(path) || !readFileSync(path, "utf8").split("\n").some(isThere);
  });
}
