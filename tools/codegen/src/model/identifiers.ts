import { toPascalCase } from "../name/names.ts";

/** Types that generated code uses without an import, so nothing else may have their names. */
const TAKEN = [
  "Array",
  "AsyncGenerator",
  "Blob",
  "CallOptions",
  "DownloadOptions",
  "Fetch",
  "Object",
  "Omit",
  "Partial",
  "Promise",
  "ReadableStream",
  "Record",
  "Secret",
  "Telemetry",
];
const HELPER_NAMES = [
  "Decoder",
  "PartialOptions",
  "PartialResult",
  "ReadApart",
  "String",
  "Uint8Array",
  "UnreadableItem",
  "Number",
  "Boolean",
];

/** Words of the language, and names that stand beside a group in generated code: no function of a group can have them. */
const WORDS = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for " +
    "function if implements import in instanceof interface let new null package private protected public return static super switch " +
    "this throw true try typeof undefined var void while with yield " +
    "core headers options body params methods buildGroup anything boolean bounded booleanAsSent checkTelemetry createPartialFinish decimalText " +
    "encodeAs encodeForm encodeMultipart globalThis idText integer integerAsSent keepDigits keepLongs later lenient lenientList " +
    "lenientText list listApart longInteger mapOf nullable number numberAsSent paginate readDocument readText shape shapeInAnyCase text " +
    "union unionBy"
  ).split(" "),
);

/** Whether a function and a field of the client can have this name. */
export function isGroupName(name: string): boolean {
  return isMethodName(name) && !WORDS.has(name) && !/^(create[A-Z].*Core|decode[A-Z].*)$/.test(name);
}

/** Whether a method can have this name: one that starts with a small letter, that no object has by itself, and that makes no promise of its object. */
export function isMethodName(name: string): boolean {
  return /^[a-z][A-Za-z0-9]*$/.test(name) && !(name in Object.prototype) && name !== "then";
}

/** The type of a group of methods. */
export function buildGroupName(group: string): string {
  return `${toPascalCase(group)}Group`;
}

/** The type of the paths of a group. */
export function buildPathsName(group: string): string {
  return `${toPascalCase(group)}Paths`;
}

/** Gives out names, each once. */
export interface Identifiers {
  /**
   * The name of a type: the wanted one in PascalCase, with a number at its end where another thing has it already. The caller asks in
   * an order that does not depend on how the description is written.
   */
  allocate(wanted: string): string;
}

export function createIdentifiers(): Identifiers {
  const taken = new Set([...TAKEN, ...HELPER_NAMES]);
  return {
    allocate(wanted) {
      const plain = toPascalCase(wanted).replace(/[^\w$]/g, "");
      const name = /^[A-Za-z_$]/.test(plain) ? plain : `Type${plain}`;
      let free = taken.has(name) && [...TAKEN, ...HELPER_NAMES].includes(name) ? `${name}Shape` : name;
      for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`;
      taken.add(free);
      return free;
    },
  };
}
