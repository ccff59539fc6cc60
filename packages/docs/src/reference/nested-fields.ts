import type { Field } from "./fields.ts";

/** A row of a table of fields with all rows below it. */
export interface NestedField {
  field: Field;
  inner: Field[];
}

/** Puts each field of the smallest depth together with the deeper fields that follow it. */
export function collectNestedFields(fields: Field[]): NestedField[] {
  const top = fields[0]?.depth;
  const starts = fields.flatMap(({ depth }, index) => (depth === top ? [index] : []));
  return starts.map((start, at) => ({
    field: fields[start]!,
    inner: fields.slice(start + 1, starts[at + 1] ?? fields.length),
  }));
}
