import { formatBanner } from "../banner.ts";
import { formatDocComment } from "../doc-comment.ts";
import type { Spec } from "../../read/spec.ts";

/** The scope names, one per line and spelled as on the wire. */
export function emitScopes(spec: Spec): string {
  const lines = Object.entries(spec.scopes).map(
    ([scope, text]) => `  | ${JSON.stringify(scope)}${text ? ` // ${text}` : ""}\n`,
  );
  return `${formatBanner(spec)}
${formatDocComment(["A scope of the ERP API, spelled as on the wire (`cusomters.read` included).", "@see given spec §5.1"])}export type ${spec.Api}Scope =
${lines.join("")};
`;
}
