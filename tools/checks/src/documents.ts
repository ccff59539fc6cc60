import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A test as a document names it. */
export interface NamedTest {
  /** From the root. */
  file: string;
  /** The title, or its beginning. */
  title: string;
}

/** Commands of npm and pnpm themselves. */
const BUILT_IN = new Set(["install", "ci", "deprecate", "pack", "exec", "start", "test"]);
const SCRIPT = /\b(?:(npm) (?:run (?:-s )?)?|(pnpm) (?:run )?)(?!run\b)([a-z][\w:-]*)/g;
const FILE = /(?<![\w./-])((?:\.ci|\.github|packages|specs|tools)\/[\w./-]*\w)(?!\S*[*<])/g;

/** The tests that a text names: `file`: "beginning of the title". */
export function readNamedTests(text: string): NamedTest[] {
  return [...text.matchAll(/`([\w./-]+\.ts)`: "([^"]+)"/g)].map(([, file = "", title = ""]) => ({ file, title }));
}

/** The tests that are not there: no such file, or no such title in it. */
export function findMissingTests(root: string, named: readonly NamedTest[]): NamedTest[] {
  return named.filter(({ file, title }) => {
    const path = join(root, file);
    const isThere = (line: string) => line.includes(`"${title}`) && !/^\s*(?:\/\/|\*)/.test(line); // no comment
    return !existsSync(path) || !readFileSync(path, "utf8").split("\n").some(isThere);
  });
}

/** The commands that a text tells its reader to run and that are not there, such as `pnpm nothing`. */
export function findMissingCommands(root: string, text: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: object };
  const installed = new Set(readdirSync(join(root, "node_modules/.bin")));
  return [...text.matchAll(SCRIPT)].flatMap(([, npm, pnpm, name = ""]) => {
    const isThere = Object.hasOwn(scripts, name) || BUILT_IN.has(name) || (pnpm && installed.has(name));
    return isThere ? [] : [`${npm ?? pnpm} ${name}`];
  });
}

/** The files and folders of the repository that a text names and that are not there. */
export function findMissingFiles(root: string, text: string): string[] {
  return [...text.matchAll(FILE)].map(([, path = ""]) => path).filter((path) => !existsSync(join(root, path)));
}
