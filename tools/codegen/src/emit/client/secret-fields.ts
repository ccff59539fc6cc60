import type { Model } from "../../model/model.ts";
import { formatBanner } from "../comments.ts";

/** The names of the fields that hold secrets, for the redaction of a log. */
export function emitSecretFields(model: Model): string {
  const fields = [...model.shapes.values()].flatMap(({ body }) => (body.kind === "object" ? body.fields : []));
  const names = [...new Set(fields.filter(({ isSecret }) => isSecret).map(({ name }) => name))].toSorted();
  return `${formatBanner(model)}
/** The fields of the ${model.title} that hold a key, a password or the number of an account or a card. Give them to the redaction of your log; no message of ours shows a value. */
export const secretFields: readonly string[] = [
${names.map((name) => `  ${JSON.stringify(name)},\n`).join("")}];
`;
}
