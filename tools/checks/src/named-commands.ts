import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Commands of npm and pnpm themselves. */
const BUILT_IN = new Set(["install", "ci", "deprecate", "pack", "exec", "start", "test"]);
const SCRIPT = /\b(?:(npm) (?:run (?:-s )?)?|(pnpm) (?:run )?)(?!run\b)([a-z][\w:-]*)((?: [a-z][\w-]*)?)/g;
const FILE = /(?<![\w./-])((?:\.ci|\.github|packages|specs|tools)\/[\w./-]*\w)(?!\S*[*<])/g;

/** The scripts of the root, the commands that are installed, and the benchmarks. */
export interface Commands {
  scripts: ReadonlySet<string>;
  installed: ReadonlySet<string>;
  benches: ReadonlySet<string>;
}

export function readCommands(root: string): Commands {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: object };
  const sources = readdirSync(join(root, "tools/bench/src"), { recursive: true, encoding: "utf8" });
  return {
    scripts: new Set(Object.keys(scripts)),
    installed: new Set(readdirSync(join(root, "node_modules/.bin"))),
    benches: new Set(sources.flatMap((path) => (path.endsWith(".bench.ts") ? [basename(path, ".bench.ts")] : []))),
  };
}

/** The commands and benchmarks that a text tells its reader to run and that are not there, such as `pnpm nothing`. */
export function findMissingCommands(text: string, { scripts, installed, benches }: Commands): string[] {
  return [...text.matchAll(SCRIPT)].flatMap(([, npm, pnpm, name = "", rest = ""]) => {
    const command = `${npm ?? pnpm} ${name}`;
    if (name === "bench" && pnpm && rest && !benches.has(rest.trim())) return [`${command}${rest}`];
    const isThere = scripts.has(name) || BUILT_IN.has(name) || (pnpm !== undefined && installed.has(name));
    return isThere ? [] : [command];
  });
}

/** The files and folders of the repository that a text names and that are not there. */
export function findMissingFiles(text: string, root: string): string[] {
  return [...text.matchAll(FILE)].map(([, path = ""]) => path).filter((path) => !existsSync(join(root, path)));
}
