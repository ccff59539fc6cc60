import { formatBanner, formatDocComment } from "../comments.ts";
import { toCommentText } from "../../name/text.ts";
import type { Model } from "../../model/model.ts";

/** The scope names, one per line and spelled as on the wire. */
export function emitScopes(model: Model): string {
  const lines = Object.entries(model.scopes).map(
    ([scope, text]) => `  | ${JSON.stringify(scope)}${text ? ` // ${toCommentText(text)}` : ""}\n`,
  );
  return `${formatBanner(model)}
${formatDocComment(["A scope of the ERP API, spelled as on the wire (`cusomters.read` included).", "@see given spec §5.1"])}export type ${model.Api}Scope =
${lines.join("")};
`;
}
