import { errorCodes } from "../reference/read/error-codes.ts";
import type { ExportReference } from "./model.ts";
import type { Source } from "./read/source.ts";
import { readPackages } from "./read-reference.ts";
import { findHref } from "./write/code.ts";

/** A class of errors: where it is explained, and which functions throw it. */
export interface ErrorClass {
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
export const errorsHref = "/reference/errors/sdk/";

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
