import { formatBanner } from "../banner.ts";
import { buildEachName, findPageItem } from "./pages.ts";
import { resolve, type Document, type Operation, type Spec } from "../../read/spec.ts";

/** One operation per line, in the order of the spec, so that a spec change reads as a line diff. */
export function emitOperations(spec: Spec): string {
  const lines = spec.operations.map((operation) => {
    const { id, method, path, group, name, scopes, maturity, source, rateLimit } = operation;
    const item = findPageItem(spec, operation);
    const each = item && `${group}.${buildEachName(operation, item)}`;
    const batch = batchOf(spec.document, operation);
    return `  ${id}: ${JSON.stringify({ method, path, call: `${group}.${name}`, each, scopes, maturity, source, rateLimit, batch })},\n`;
  });
  return `${formatBanner(spec)}
/** Every operation: where it is, which method calls it, and goes through its pages, what it needs, how many items one call takes, and where it is written. */
export const operations = {
${lines.join("")}} as const;

export type OperationId = keyof typeof operations;
`;
}

/** Of a body that is one list and nothing else: the property with the list, and how many items it may have. */
function batchOf(document: Document, { body }: Operation): { list: string; most: number } | undefined {
  const schema = body && resolve(document, body.schema);
  const [list, ...others] = Object.keys(schema?.properties ?? {});
  if (!list || others.length > 0 || !schema?.required?.includes(list)) return undefined;
  const { type, maxItems } = resolve(document, schema.properties![list]!);
  return type === "array" && maxItems !== undefined ? { list, most: maxItems } : undefined;
}
