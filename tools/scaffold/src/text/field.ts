import { readTable } from "../read/tables.ts";
import { formatTitle } from "../name/title.ts";
import { readReference, type VendorSchema } from "../read/description.ts";
import { toWords } from "../name/words.ts";

const rules = [...readTable("fields.tsv")].map(([pattern, [text = ""]]) => ({
  pattern: new RegExp(`^(?:${pattern})$`),
  text,
}));

/**
 * Says what a field is, as far as its name and its type tell: by the table of patterns, else its words. The sentence is
 * a first one: whoever knows more writes it into the YAML.
 */
export function describeField(name: string, schema: VendorSchema, title: string): string {
  const rule = rules.find(({ pattern }) => pattern.test(name));
  if (name === "id") return `The ${toWords(formatRecordName(title))}.`;
  if (!rule) return schema.type === "boolean" ? `Yes or no: ${toWords(name)}.` : formatSentence(toWords(name));
  const words = toWords((name.endsWith("Key") ? keyName(schema) : undefined) ?? name.replace(/(Id|Key)$/, ""));
  return rule.text
    .replace("{words}", words)
    .replace("{rest}", toWords(name.replace(/^(is|has|consider|use)(?=[A-Z])|Date$/g, "")));
}

function keyName(schema: VendorSchema): string | undefined {
  if (schema.$ref === undefined) return undefined;
  const title = formatTitle(readReference(schema.$ref));
  return title.endsWith("Key") ? title.slice(0, -3) : undefined;
}

/** The record that a schema is about: `UpdateNote` and `NotePage` are about a note. */
export function formatRecordName(title: string): string {
  return (
    title
      .replace(/^(Create|Update|Change|Put|Delete)(?=[A-Z])/, "")
      .replace(/(Page|Ref|Result|Response|Request|Command)$/, "") || title
  );
}

export function formatSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
