import { resolve, type Operation, type Schema, type Spec } from "./spec.ts";

/** The list of a schema whose items are read one by one; `undefined` for a schema without one. */
export function listReadApart({ document }: Pick<Spec, "document">, name: string): string | undefined {
  const { properties = {} } = resolve<Schema>(document, { $ref: `#/components/schemas/${name}` });
  return Object.keys(properties).find((key) => properties[key]!["x-read-apart"]);
}

/** Whether an operation answers with such a list. */
export function isReadApart(spec: Pick<Spec, "document">, { answer }: Operation): boolean {
  return answer.kind === "schema" && listReadApart(spec, answer.name) !== undefined;
}
