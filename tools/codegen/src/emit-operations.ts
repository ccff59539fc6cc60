import { banner } from "./banner.ts";
import { eachName, pageItem } from "./emit-pages.ts";
import type { Spec } from "./spec.ts";

/** One operation per line, in the order of the spec, so that a spec change reads as a line diff. */
export function emitOperations(spec: Spec): string {
  const lines = spec.operations.map((operation) => {
    const { id, method, path, group, name, scopes, maturity, source, rateLimit } = operation;
    const item = pageItem(spec, operation);
    const each = item && `${group}.${eachName(operation, item)}`;
    return `  ${id}: ${JSON.stringify({ method, path, call: `${group}.${name}`, each, scopes, maturity, source, rateLimit })},\n`;
  });
  return `${banner(spec)}
/** Every operation: where it is, which method calls it, and goes through its pages, what it needs, and where it is written. */
export const operations = {
${lines.join("")}} as const;

export type OperationId = keyof typeof operations;
`;
}
