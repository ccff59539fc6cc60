import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { interfaces } from "../interfaces.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const dist = join(root, "tools/codegen/dist");
const FILES = interfaces.length + 3; // manifest, not-shown, errors

/** The folder of the bundled specs. They are made first where they lack, or where what they are made of is younger. */
export function prepareBundles(): string {
  mkdirSync(dist, { recursive: true });
  const made = readdirSync(dist).filter((file) => file.endsWith(".json"));
  const oldest = Math.min(...made.map((file) => statSync(join(dist, file)).mtimeMs));
  const youngest = Math.max(...["specs", "tools/codegen/src"].flatMap(timesOf));
  if (made.length < FILES || oldest < youngest)
    execFileSync(process.execPath, [join(root, "tools/codegen/src/read/source.ts")], {
      stdio: ["ignore", "pipe", "inherit"],
    });
  return dist;
}

function timesOf(folder: string): number[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => statSync(join(each.parentPath, each.name)).mtimeMs);
}
