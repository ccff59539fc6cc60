import { splitOperationId, toCamelCase, toPascalCase, type MethodName } from "./names.ts";

/**
 * A name for an operation of a description that has no table of names: by the rule where its id has the form `<Group>_<Verb>`, else the
 * part before a slash or a dot, or its first tag, is the namespace.
 */
export function chooseName(operationId: string, tags: readonly string[] = []): MethodName {
  if (/^[A-Za-z][A-Za-z0-9]*_\w/.test(operationId)) return splitOperationId(operationId);
  const [, before, after] = /^([^/.]+)[/.](.+)$/.exec(operationId) ?? [];
  return { group: toName(before ?? tags[0] ?? "api"), method: toName(after ?? operationId) };
}

function toName(text: string): string {
  const name = toCamelCase(toPascalCase(text)).replace(/\W/g, "");
  return /^[a-z_$]/i.test(name) && !RESERVED.has(name) ? name : `_${name}`;
}

/** Words that no function may be called. */
const RESERVED = new Set(
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield".split(
    " ",
  ),
);
