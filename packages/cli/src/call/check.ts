import type { ErrorObject } from "ajv";
import { createUsageError } from "../errors.ts";
import type { DataSchema, SpecData, SpecOperation } from "../specs/shape.ts";
import { findSimilar } from "../values.ts";
import { readFlagName } from "./values.ts";

const MOST_TOLD = 3;
const TYPES: Record<string, string> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};
/** The words for the formats of the specs, with an example of each. */
const FORMATS: Readonly<Record<string, string>> = {
  uuid: "a uuid",
  "date-time": "an instant such as 2026-02-11T08:30:00Z",
  date: "a date such as 2026-02-11",
  duration: "a duration such as P1DT12H",
  decimal: "a decimal number as text, such as 12.50",
  int32: "a whole number of at most 32 bits",
  byte: "bytes in base64",
  email: "an address such as name@host.example",
  uri: "an address such as https://host.example/path",
};
const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Checks the parameters and the body of a call by the specs. @throws {CliError} If they do not fit. Values of the body are not repeated. */
export async function checkCall(
  action: string,
  operation: SpecOperation,
  data: SpecData,
  { params, body }: { params: Record<string, unknown>; body: unknown },
): Promise<void> {
  const problems: string[] = [];
  for (const parameter of operation.parameters) {
    const value = params[parameter.name];
    const flag = `--${readFlagName(parameter)}`;
    if (value === undefined && parameter.required) problems.push(`${flag} must be given`);
    if (value === undefined) continue;
    const [problem] = await findProblems(data, parameter.schema, value);
    const got = typeof value === "string" && value.length < 60 ? value : typeof value;
    if (problem) problems.push(`${flag} ${problem.words}: got ${got}`);
  }
  if (body === undefined && operation.body?.required)
    problems.push("it must have a body: give --body <file>, or name=value");
  const isChecked = body !== undefined && (operation.body?.form === "json" || operation.body?.form === "urlencoded");
  if (isChecked)
    for (const { place, words } of await findProblems(data, operation.body!.schema, body))
      problems.push(`${place || "the body"} ${words}`);
  if (problems.length === 0) return;
  const told = [...new Set(problems)];
  const more = told.length > MOST_TOLD ? `; and ${told.length - MOST_TOLD} more` : "";
  const help = `kontor specs show ${operation.call ?? operation.id} explains it; --no-check sends it anyway`;
  throw createUsageError(action, `${told.slice(0, MOST_TOLD).join("; ")}${more}. ${help}`);
}

/** Finds the ways in which a value does not fit a schema, by the path of the field. */
async function findProblems(data: SpecData, schema: DataSchema, value: unknown) {
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const { fullFormats } = await import("ajv-formats/dist/formats.js");
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    discriminator: true, // only the problems of the member of a union that is meant are told
    verbose: true,
    validateSchema: false,
    meta: false,
    formats: { ...fullFormats, uuid: UUID, decimal: DECIMAL, binary: true },
  });
  const validate = ajv.compile(closeSchemas(data, schema));
  if (validate(value)) return [];
  return validate.errors!.map((error) => ({ place: toPath(error.instancePath), words: describeProblem(error) }));
}

/** A schema with all that it names, closed: an object takes the fields that the specs know. Marks and names that mean a form are checked as such. */
function closeSchemas(data: SpecData, schema: DataSchema): object {
  const names = new Set<string>();
  const close = (part: DataSchema): unknown =>
    JSON.parse(JSON.stringify(part), (key, each: unknown) => {
      if (key === "$ref" && typeof each === "string") {
        names.add(each);
        return `#/$defs/${each}`;
      }
      const { properties, additionalProperties, title } = Object(each) as DataSchema;
      if (Object(each)["x-decimal-text"] === true) return { ...(each as object), format: "decimal" };
      if (title === "Timestamp") return { ...(each as object), format: "date-time" };
      return properties && additionalProperties === undefined && typeof properties === "object"
        ? { ...(each as object), additionalProperties: false }
        : each;
    });
  const root = close(schema) as object;
  const $defs: Record<string, unknown> = {};
  for (const name of names) $defs[name] = close(data.schemas[name] ?? {}); // A set is walked to its end, also where it grows meanwhile.
  return { ...root, $defs };
}

function toPath(pointer: string): string {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(".")
    .replaceAll(/\.(\d+)/g, "[$1]");
}

function describeProblem({ keyword, params, parentSchema = {}, message = keyword }: ErrorObject): string {
  const known = Object.keys((parentSchema as DataSchema).properties ?? {});
  switch (keyword) {
    case "additionalProperties": {
      const name = String(params["additionalProperty"]);
      const [similar] = findSimilar(name, known);
      return `has no field ${name}${similar === undefined ? "" : ` (did you mean ${similar}?)`}`;
    }
    case "required":
      return `must have ${String(params["missingProperty"])}`;
    case "type": {
      const types = [params["type"] as string | string[]].flat();
      return `must be ${types.map((type) => TYPES[type] ?? type).join(" or ")}`;
    }
    case "format":
      return `must be ${FORMATS[String(params["format"])] ?? `a ${String(params["format"])}`}`;
    case "enum":
      return `must be one of ${(params["allowedValues"] as unknown[]).map(String).join(", ")}`;
    case "discriminator": {
      const { propertyName, values } = (parentSchema as DataSchema).discriminator!;
      return `must have ${propertyName}: ${values.join(" or ")}`;
    }
    default:
      return message;
  }
}
