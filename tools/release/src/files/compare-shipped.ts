import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import type { Change } from "../plan/effect.ts";

/**
 * Tells the files of a package that are shipped and have changed. Sources are shipped too, so a corrected comment is a patch.
 *
 * @param before The folder of the package.
 */
export function compareShipped(before: string, after: string): Change[] {
  const [old, fresh] = [readShipped(before), readShipped(after)];
  const names = [...new Set([...old.keys(), ...fresh.keys()])].sort();
  return names
    .filter((name) => old.get(name) !== fresh.get(name))
    .map((name) => ({ effect: "patch", at: name, reason: tell(old.has(name), fresh.has(name)) }));
}

function tell(was: boolean, is: boolean): string {
  if (!was) return "is a new file";
  return is ? "has changed" : "is no longer there";
}

function readShipped(folder: string): Map<string, string> {
  const { files = ["src"] } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { files?: string[] };
  const left = files.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1));
  const isShipped = (name: string) =>
    !left.some((pattern) => matchesGlob(name, pattern) || matchesGlob(name, `${pattern}/**`));
  const sources =
    files.includes("src") && existsSync(join(folder, "src"))
      ? readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" }).map(
          (name) => `src/${name.replaceAll("\\", "/")}`,
        )
      : [];
  const names = [...sources.filter((name) => name.endsWith(".ts") && isShipped(name)), "README.md", "LICENSE"];
  const present = names.filter((name) => existsSync(join(folder, name)));
  return new Map(present.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
