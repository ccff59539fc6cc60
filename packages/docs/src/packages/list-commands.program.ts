/** Writes every command of the CLI as JSON. It is a process of its own, because a build of the site does not read the sources of packages. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CommandReference } from "./read/manifests.ts";

const folder = process.argv[2]!;
const GROUPS = /^(events|inbox|manifest|specs)$/; // other folders hold commands of one word

const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/\.test\.ts$|(^|\/)run-|fixtures\//.test(file),
);
const commands: CommandReference[] = [];
for (const file of files.toSorted()) {
  const [group = ""] = file.split("/").slice(0, -1);
  const exported = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, Partial<CommandReference>>;
  for (const { name, summary, caution, flags, examples } of Object.values(exported)) {
    if (!name || !summary || !flags || !examples) continue;
    const whole = GROUPS.test(group) ? `${group} ${name}` : name;
    commands.push({ name: whole, summary, ...(caution && { caution }), flags, examples });
  }
}
process.stdout.write(JSON.stringify(commands));
