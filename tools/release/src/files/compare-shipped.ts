import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "../plan/effect.ts";

const NOT_SHIPPED = /\.test(-d)?\.|(^|\/)fixtures\/|^src\/browser\//;

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
  const sources = existsSync(join(folder, "src"))
    ? readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" }).map(
        (name) => `src/${name.replaceAll("\\", "/")}`,
      )
    : [];
  const names = [...sources.filter((name) => name.endsWith(".ts") && !NOT_SHIPPED.test(name)), "README.md"];
  const present = names.filter((name) => existsSync(join(folder, name)));
  return new Map(present.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
