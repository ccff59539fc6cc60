import { collectNames } from "../plan/reach.ts";
import {
  readReference,
  type Description,
  type Found,
  type VendorParameter,
  type VendorSchema,
} from "../read/description.ts";
import { findSchema } from "./operation.ts";

const STANDARD = ["x-appid", "x-appversion", "x-runas", "x-sessionid"];

/** The rows that both sheets of facts lack for some operations of a description. */
export interface FactRows {
  operations: string[];
  schemas: string[];
}

/**
 * Writes what a description states as rows of the sheets that `pnpm specs:coverage` compares with the specs. Rows that
 * are there stay as they are: they were read by a person.
 */
export function writeFacts(
  chosen: Found[],
  description: Description,
  sheets: { operations: string; schemas: string },
): FactRows {
  const rows: FactRows = { operations: [], schemas: [] };
  const shapes = new Set(sheets.operations.split("\n").map((line) => shape(line.split("\t").slice(0, 2).join(" "))));
  const known = new Set(sheets.schemas.split("\n").map((line) => line.split("\t")[0]!));
  for (const found of chosen) {
    if (shapes.has(shape(`${found.method} ${found.path}`))) continue;
    rows.operations.push(operationRow(found, description));
    for (const name of collectNames([found.operation], description)) {
      if (known.has(name)) continue;
      known.add(name);
      rows.schemas.push(...schemaRows(name, description.components.schemas[name]!));
    }
  }
  return rows;
}

function shape(name: string): string {
  return name.replace(/\{\w+\}/g, "{}").toLowerCase();
}

function operationRow({ method, path, operation }: Found, description: Description): string {
  const parameters = (where: string) =>
    (operation.parameters ?? [])
      .filter((each) => each.in === where)
      .map((each) => `${each.name}:${parameterType(each, description)}`)
      .join("; ");
  const answers = Object.entries(operation.responses).map(([status, each]) => `${status} ${bare(findSchema(each))}`);
  const isSuccess = (text: string) => text.startsWith("2");
  const scopes = (operation.security ?? []).flatMap((each) => Object.values(each).flat());
  const body = operation.requestBody;
  return [
    method.toUpperCase(),
    path,
    operation.tags?.[0] ?? "",
    operation.operationId,
    operation.summary ?? "",
    operation["x-stability-level"] ?? "none stated",
    parameters("path"),
    parameters("query"),
    headers(operation.parameters ?? []),
    body ? (findSchema(body) ? bare(findSchema(body)) : "untyped(file)") : "",
    answers.find(isSuccess) ?? "",
    answers.filter((each) => !isSuccess(each)).join("; "),
    scopes.join(", ") || "none",
    operation["x-remark"] ?? "",
  ].join("\t");
}

function headers(all: VendorParameter[]): string {
  const own = all.filter((each) => each.in === "header");
  const isStandard = ({ name }: VendorParameter) => STANDARD.includes(name.toLowerCase());
  const rest = own
    .filter((each) => !isStandard(each))
    .map(({ name, required }) => `${name}${required ? "*" : ""}:string`);
  return [...(own.some(isStandard) ? ["STD"] : []), ...rest].join("; ") || "none";
}

function parameterType({ schema }: VendorParameter, { components }: Description): string {
  if (schema.$ref === undefined) return schema.format ?? schema.type ?? "string";
  const name = readReference(schema.$ref);
  const target = components.schemas[name] ?? {};
  return target.enum ? `int32[${name}]:${values(target).join("|")}` : `uuid[${name}]`;
}

/** A body or an answer: here the name of a schema stands bare. */
function bare(schema: VendorSchema | undefined): string {
  if (!schema) return "untyped";
  if (schema.$ref === undefined && schema.type !== "array" && schema.format !== "byte")
    return `inline:${schema.type}(body)`;
  return typeOf(schema).replaceAll("$ref ", "");
}

function schemaRows(name: string, schema: VendorSchema): string[] {
  if (schema.enum) return [[name, "(enum)", `integer int32 enum ${values(schema).join(", ")}`, "-"].join("\t")];
  if (!schema.properties)
    return [[name, schema.type === "object" ? "(none)" : "(scalar)", typeOf(schema), "-"].join("\t")];
  return Object.entries(schema.properties).map(([field, each]) =>
    [name, field, typeOf(each), schema.required?.includes(field) ? "y" : "n"].join("\t"),
  );
}

function values(schema: VendorSchema): string[] {
  return (schema.enum ?? []).map((value, index) => `${value}=${schema["x-enumNames"]?.[index] ?? value}`);
}

function typeOf(schema: VendorSchema): string {
  if (schema.$ref !== undefined) return `$ref ${readReference(schema.$ref)}`;
  if (schema.type === "array") return `array of ${typeOf(schema.items ?? {})}`;
  if (schema.type === undefined) return "object (free-form)";
  if (typeof schema.additionalProperties === "object") return `map string -> ${typeOf(schema.additionalProperties)}`;
  if (schema.type === "integer" && schema["maximum"] === 255) return "integer byte";
  const limits = ["minLength", "maxLength", "minimum", "maximum"].flatMap((key) =>
    schema[key] === undefined ? [] : [key, String(schema[key])],
  );
  return [schema.type, ...(schema.format ? [schema.format] : []), ...limits].join(" ");
}
