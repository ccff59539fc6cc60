import { readReference, type Description, type Found, type VendorSchema } from "./description.ts";

/** A construct that the tool cannot take: whoever meets it writes that file by hand. */
export interface Refusal {
  /** `GET /v2/stocks` */
  operation: string;
  /** Where it stands in the description, a JSON pointer. */
  pointer: string;
  reason: string;
}

const KEYWORDS = new Set(
  "$ref type format items properties required additionalProperties enum x-enumNames description title default deprecated minLength maxLength minimum maximum minItems maxItems pattern nullable example readOnly".split(
    " ",
  ),
);
const TYPES = new Set(["object", "array", "string", "integer", "number", "boolean"]);

/** Lists what the tool cannot take in one operation and in all schemas that it reaches. */
export function findRefusals({ method, path, operation }: Found, { components }: Description): Refusal[] {
  const label = `${method.toUpperCase()} ${path}`;
  const place = `#/paths/${escape(path)}/${method}`;
  const found: Refusal[] = [];
  const seen = new Set<string>();
  const refuse = (pointer: string, reason: string) => found.push({ operation: label, pointer, reason });

  for (const [index, { in: where, schema }] of (operation.parameters ?? []).entries()) {
    const pointer = `${place}/parameters/${index}`;
    if (!["path", "query", "header"].includes(where)) refuse(pointer, `a parameter in ${where} has no form here`);
    else check(schema, `${pointer}/schema`, false);
  }
  bodies("requestBody", operation.requestBody?.content);
  for (const [status, { content }] of Object.entries(operation.responses)) bodies(`responses/${status}`, content);
  return found;

  function bodies(part: string, content: Record<string, { schema?: VendorSchema }> = {}) {
    for (const [type, { schema }] of Object.entries(content)) {
      const pointer = `${place}/${part}/content/${escape(type)}`;
      if (type !== "application/json" && type !== "application/octet-stream")
        refuse(pointer, `a body of ${type} has no form here`);
      if (schema) check(schema, `${pointer}/schema`, false);
    }
  }

  function check(schema: VendorSchema | undefined, pointer: string, isNamed: boolean) {
    if (schema === undefined) return refuse(pointer, "a parameter or an array without a schema");
    if (schema.$ref !== undefined) {
      const name = readReference(schema.$ref);
      if (seen.has(name)) return;
      seen.add(name);
      const target = components.schemas[name];
      if (!target) return refuse(pointer, `${schema.$ref} is nowhere`);
      return check(target, `#/components/schemas/${name}`, true);
    }
    for (const key of Object.keys(schema).filter((each) => !KEYWORDS.has(each)))
      refuse(`${pointer}/${escape(key)}`, `the keyword ${key} has no form here`);
    if (schema.type !== undefined && !TYPES.has(schema.type)) refuse(pointer, `the type ${String(schema.type)}`);
    if (schema.properties && !isNamed) refuse(pointer, "an object without a name: name it in the components first");
    for (const [name, inner] of Object.entries(schema.properties ?? {}))
      check(inner, `${pointer}/properties/${escape(name)}`, false);
    if (schema.type === "array") check(schema.items, `${pointer}/items`, false);
  }
}

function escape(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
