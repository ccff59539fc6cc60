import { toPascalCase } from "../name/names.ts";

/** Types that generated code uses without an import, so nothing else may have their names. */
const TAKEN = [
  "Array",
  "AsyncGenerator",
  "Blob",
  "CallOptions",
  "Fetch",
  "Object",
  "Omit",
  "Partial",
  "Promise",
  "Record",
  "Secret",
  "Telemetry",
];
const OURS = [
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

/** Gives out names, each once. */
export interface Identifiers {
  /**
   * The name of a type: the wanted one in PascalCase, with a number at its end where another thing has it already. The caller asks in
   * an order that does not depend on how the description is written.
   */
  allocate(wanted: string): string;
}

export function createIdentifiers(): Identifiers {
  const taken = new Set([...TAKEN, ...OURS]);
  return {
    allocate(wanted) {
      const plain = toPascalCase(wanted).replace(/[^\w$]/g, "");
      const name = /^[A-Za-z_$]/.test(plain) ? plain : `Type${plain}`;
      let free = taken.has(name) && [...TAKEN, ...OURS].includes(name) ? `${name}Shape` : name;
      for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`;
      taken.add(free);
      return free;
    },
  };
}
