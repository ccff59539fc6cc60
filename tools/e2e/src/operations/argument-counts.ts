import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../samples/readme.ts";

const groups = ["erp-client", "channel-client"].flatMap((name) => {
  const folder = join(root, "packages", name, "src/generated/groups");
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
});

/** How many arguments each method takes before its options, by its name such as `erp.labels.create`. A method of a client is made from a row of a table, so it does not tell. */
export const argumentCounts = new Map(
  groups.flatMap((text) => {
    const group = /buildGroup<\w+>\(core, "([\w.]+)"/.exec(text)?.[1];
    const rows = text.matchAll(/^ {4}(\w+): \["\w+ \S+ \w+((?: \w+)*)"/gm);
    return Array.from(rows, ([, name, names]) => [`${group}.${name}`, names!.split(" ").length - 1] as const);
  }),
);
