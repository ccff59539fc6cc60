import { formatField, formatTitle } from "../name/title.ts";
import { toWords } from "../name/words.ts";
import { readReference, type VendorSchema } from "../read/description.ts";
import { describeField } from "../text/field.ts";
import { describeSchema } from "../text/schema.ts";
import { readTable } from "../read/tables.ts";
import { formatFlow, formatPlain } from "./flow.ts";

const SECRET =
  /^(iBAN|cardNumber|bankCardNumber|cardCVV|cardVerificationValue|cardValidity|cardValidUntil|accountNumber|password|apiKey)$/;
const valueNames = readTable("enums.tsv");

export interface SchemaPlace {
  /** The name that the description has. */
  vendor: string;
  schema: VendorSchema;
  /** Whether a request carries it: then it is closed and its required fields are required. */
  isRequest: boolean;
  /** The reference from this file to that of another schema. */
  refer(vendor: string): string;
}

/** Writes the file of a schema, in the form of those that are there. */
export function writeSchema({ vendor, schema, isRequest, refer }: SchemaPlace): string {
  const title = formatTitle(vendor);
  const lines = schema.properties || schema.type === "object" ? object() : scalar();
  return `${lines.join("\n")}\n`;

  function scalar(): string[] {
    const { enum: values, "x-enumNames": names, type, format } = schema;
    const meaning = names && [
      "x-enum-meaning:",
      "  source: documented",
      `  values: ${formatFlow(names.map((name) => nameValue(name)))}`,
    ];
    return [
      `type: ${String(type)}`,
      ...(format && format !== "decimal" ? [`format: ${format}`] : []),
      `title: ${title}`,
      `description: ${formatPlain(describeSchema(title) + (values ? " An open set." : ""))}`,
      ...(values ? [`enum: ${formatFlow(values)}`] : []),
      ...(meaning ?? []),
      "x-source: documented",
    ];
  }

  function object(): string[] {
    const { properties = {}, required = [] } = schema;
    const needed = required.map(formatField);
    const closed = ["additionalProperties: false", "x-closed-source: documented"];
    return [
      "type: object",
      `title: ${title}`,
      `description: ${formatPlain(describeSchema(title))}`,
      "x-source: documented",
      ...(!isRequest && needed.length > 0 ? ["x-not-shown: read-field-presence"] : []),
      ...(isRequest && /^(Update|Change)/.test(title) ? ["x-not-shown: update-null-semantics"] : []),
      ...(isRequest && schema.additionalProperties === false ? closed : []),
      ...(isRequest && needed.length > 0 ? [`required: ${formatFlow(needed)}`] : []),
      ...(Object.keys(properties).length > 0 ? ["properties:"] : []),
      ...Object.entries(properties).map(([name, each]) => {
        const field = formatField(name);
        const secret = SECRET.test(field) ? { "x-secret": true } : {};
        return `  ${formatPlain(field)}: ${formatFlow({ ...shape(each, refer), description: describeField(field, each, title), ...secret })}`;
      }),
    ];
  }
}

/** The name of a value of an enum in our words; a prefix of capitals is the platform's own name. */
function nameValue(name: string): string {
  return (valueNames.get(name) ?? valueNames.get(name.replace(/^[A-Z]{3}_/, "")))?.[0] ?? toWords(name);
}

/** A schema inside another one, with its references to files. */
export function shape(schema: VendorSchema, refer: (vendor: string) => string): Record<string, unknown> {
  if (schema.$ref !== undefined) return { $ref: refer(readReference(schema.$ref)) };
  if (schema.type === "array") return { type: "array", items: shape(schema.items ?? {}, refer) };
  const { type, format, additionalProperties: rest, enum: values, minLength, maxLength, minimum, maximum } = schema;
  return {
    type,
    format: format === "decimal" ? undefined : format,
    enum: values,
    minLength,
    maxLength,
    minimum,
    maximum,
    additionalProperties: typeof rest === "object" ? shape(rest, refer) : undefined,
  };
}
