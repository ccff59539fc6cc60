import { buildErrorHref, errorCodes, specs } from "../reference/specs.ts";
import { type ExportReference, readPackages } from "./reference.ts";
import type { Source } from "./read/source.ts";
import { findHref } from "./write.ts";
import { listGroups } from "../reference/operations.ts";
import { buildGroupHref, buildOperationHref } from "../reference/words.ts";

/** Finds the address that explains an error class: the page of its code, else where its type stands. */
export function findErrorHref(name: string, source: Source): string | undefined {
  const code = errorCodes.find((row) => row.class.split(", ").includes(name));
  return code ? buildErrorHref(code) : findHref(name, source);
}

/** Lists the functions whose docstring says that they throw an error class. */
export function listThrowers(name: string): ExportReference[] {
  const own = readPackages().flatMap(({ entries }) =>
    entries.flatMap(({ exports }) => exports.filter(({ sameAs }) => !sameAs)),
  );
  return own.filter(({ kind, doc }) => kind === "function" && doc.throws.some(({ types }) => types.includes(name)));
}

/** The interface of a package that is generated for one; another package names things of the channel interface. */
export function readApi(folder: string): string {
  return Object.keys(specs).find((api) => folder.startsWith(`${api}-`)) ?? "channel";
}

/** Sorts the exports that come from the specs: groups of methods, parameters of operations, and shapes, each with the page that explains it. */
export function listSpecNames(exports: readonly ExportReference[], folder: string) {
  const spec = specs[readApi(folder)]!;
  const groups = new Map(
    listGroups(spec).map(({ label }) => [toKey(label.split(/[./]/).slice(1).join("")), buildGroupHref(spec, label)]),
  );
  const operations = new Map(spec.operations.map((each) => [toKey(each.id), buildOperationHref(spec, each)]));
  const placed = exports.map(({ name, id, kind }) => {
    if (kind === "function") return { title: "Groups", name, id, href: groups.get(toKey(name)) };
    if (name.endsWith("Group") && groups.has(toKey(name.slice(0, -"Group".length))))
      return { title: "Types of the groups", name, id, href: groups.get(toKey(name.slice(0, -"Group".length))) };
    const operation = name.endsWith("Parameters")
      ? operations.get(toKey(name.slice(0, -"Parameters".length)))
      : undefined;
    if (operation) return { title: "Parameters of operations", name, id, href: operation };
    return { title: "Shapes", name, id, href: undefined };
  });
  return [...Map.groupBy(placed, ({ title }) => title)].map(([title, names]) => ({
    title,
    names: names.sort((a, b) => a.name.localeCompare(b.name, "en")),
  }));
}

function toKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
