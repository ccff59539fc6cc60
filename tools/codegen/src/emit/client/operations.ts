import type { Model } from "../../model/model.ts";
import { formatBanner } from "../comments.ts";
import { buildEachName } from "./group.ts";

/** One operation per line, by id, so that a spec change reads as a line diff. */
export function emitOperations(model: Model): string {
  const lines = model.operations.flatMap((operation) => {
    const { id, method, path, call, page, scopes, maturity, source, rateLimit, batch } = operation;
    if (!call) return [];
    const each = page && `${call.group}.${buildEachName(operation)}`;
    const facts = {
      method,
      path,
      call: `${call.group}.${call.method}`,
      each,
      scopes,
      maturity,
      source,
      rateLimit,
      batch,
    };
    return [`  ${JSON.stringify(id).replace(/^"([A-Za-z_]\w*)"$/, "$1")}: ${JSON.stringify(facts)},\n`];
  });
  return `${formatBanner(model)}
/** Every operation: where it is, which method calls it, and goes through its pages, what it needs, how many items one call takes, and where it is written. */
export const operations = {
${lines.join("")}} as const;

/** The id of an operation in the specs: a key of \`operations\`. */
export type OperationId = keyof typeof operations;
`;
}
