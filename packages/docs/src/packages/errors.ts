import { errorCodes, specs } from "../reference/specs.ts";
import { type ExportReference, readPackages } from "./reference.ts";
import type { Source } from "./read/source.ts";
import { findHref } from "./write.ts";
import { listGroups } from "../reference/operations.ts";
import { buildGroupHref, buildOperationHref } from "../reference/words.ts";

/** A class of errors: where it is explained, and which functions throw it. */
interface ErrorClass {
  readonly name: string;
  readonly id: string;
  readonly specifier: string;
  readonly reference: ExportReference;
  readonly code: (typeof errorCodes)[number] | undefined;
  /** The functions whose docstring says that they throw it. */
  readonly thrownBy: readonly { readonly name: string; readonly href: string }[];
  /** Whether every method of a client can throw it. */
  readonly isOfCalls: boolean;
}

/** The errors with which a method of a client rejects; the docstring of each method names its own. */
const OF_CALLS = new Set([
  "ApiError",
  "ArgumentError",
  "ChannelError",
  "ConnectionError",
  "DecodeError",
  "ErpError",
  "TimeoutError",
]);

/** The address of the page of all error classes. */
const errorsHref = "/reference/errors/sdk/";

let listed: ErrorClass[] | undefined;

/** Lists every error class that a package exports. */
export function listErrorClasses(): ErrorClass[] {
  return (listed ??= readPackages().flatMap(({ entries }) =>
    entries.flatMap(({ specifier, exports }) =>
      exports.filter(isErrorClass).map((each) => describeClass(each, specifier)),
    ),
  ));
}

/** Finds the address that explains an error class: its section among the error classes, else where its type stands. */
export function findErrorHref(name: string, source: Source): string | undefined {
  const known = listErrorClasses().find((each) => each.name === name);
  return known ? `${errorsHref}#${known.id}` : findHref(name, source);
}

function isErrorClass({ kind, signatures, sameAs }: ExportReference): boolean {
  return kind === "class" && sameAs === undefined && / extends \w*(?:Error|Failure)\b/.test(signatures[0] ?? "");
}

function describeClass(reference: ExportReference, specifier: string): ErrorClass {
  const { name } = reference;
  const all = readPackages().flatMap(({ entries }) =>
    entries.flatMap(({ exports }) => exports.filter(({ sameAs }) => sameAs === undefined)),
  );
  const thrownBy = all
    .filter(({ kind, doc }) => kind === "function" && doc.throws.some(({ types }) => types.includes(name)))
    .map((each) => ({ name: each.name, href: each.href }));
  const code = errorCodes.find((row) => row.class.split(", ").includes(name));
  const isOfCalls = OF_CALLS.has(name);
  return { name, id: name.toLowerCase(), specifier, reference, code, thrownBy, isOfCalls };
}

/** A list of names that come from the specs, each with the page that explains it. */
export interface SpecNames {
  readonly title: string;
  readonly names: readonly { readonly name: string; readonly id: string; readonly href: string | undefined }[];
}

/** Sorts the exports that come from the specs: groups of methods, parameters of operations, and shapes. */
export function listSpecNames(exports: readonly ExportReference[], folder: string): SpecNames[] {
  const spec = folder.startsWith("erp") ? specs.erp : specs.channel;
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
