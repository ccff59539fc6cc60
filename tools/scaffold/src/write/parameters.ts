import type { VendorParameter } from "../read/description.ts";
import { describeField } from "../text/field.ts";
import { formatFlow, formatPlain } from "./flow.ts";
import { shape } from "./schema.ts";

/** Parameters that have one description for all operations, in parameters.yaml. */
const SHARED = ["pageNumber", "pageSize", "formId", "disableAutomaticWorkflows"];
const CLIENT = ["tenantId", "appId", "appVersion", "apiVersion"];
const PERSON = ["runAs", "sessionId", "companyId"];

/** One parameter of a path or a query. */
export function writeParameter(
  { name, in: where, schema, required }: VendorParameter,
  refer: (vendor: string) => string,
): string[] {
  if (where === "query" && SHARED.includes(name)) return [`    - $ref: ../../parameters.yaml#/${name}`];
  const isText = schema.type === "string" && schema.format === undefined;
  return [
    `    - name: ${name}`,
    `      in: ${where}`,
    ...(required ? ["      required: true"] : []),
    `      description: ${formatPlain(describeField(name, schema, "Record"))}`,
    `      schema: ${formatFlow({ ...shape(schema, refer), ...(isText ? { minLength: 1, "x-limit-source": "assumed" } : {}) })}`,
    "      x-source: documented",
  ];
}

/**
 * The headers of an operation. The given spec has those of the client and of the person for every request (§4.1, §4.2),
 * so an operation that the description gives `x-appid` takes all of them, and one without any those of the client.
 */
export function writeHeaders(stated: VendorParameter[]): string[] {
  const names = stated.map(({ name }) => name.toLowerCase());
  const challenge = names.includes("x-challengecode") ? ["challengeCode"] : [];
  const rest = names.includes("x-appid") || names.length === 0 ? CLIENT : CLIENT.slice(0, 3);
  const person = names.includes("x-appid") ? PERSON : [];
  return [...challenge, ...rest, ...person].map((name) => `    - $ref: ../../parameters.yaml#/${name}`);
}
