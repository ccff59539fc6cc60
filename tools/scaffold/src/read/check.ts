import { formatOperationId } from "../name/operation.ts";
import { listOperations, type Description } from "./description.ts";

/**
 * Checks that a parsed file is a description of OpenAPI 3, as far as the tool reads it without looking again. A description without
 * components gets empty ones.
 *
 * @throws {Error} If it is not. The message names the place as a JSON pointer.
 */
export function checkDescription(value: unknown): Description {
  const { paths, components, swagger } = Object(value) as Partial<Description> & { swagger?: unknown };
  if (swagger !== undefined) refuse(`it must be OpenAPI 3: got Swagger ${String(swagger)}`);
  if (!isObject(paths)) refuse(`it must be an object with paths: got ${describeValue(value)}`);
  for (const [path, item] of Object.entries(paths)) checkPath(path, item);

  const description = { ...(value as Description), components: { ...components, schemas: components?.schemas ?? {} } };
  const seen = new Set<string>();
  for (const { path, method, operation } of listOperations(description)) {
    const pointer = point(path, method, "operationId");
    if (!/^\w+$/.test(operation.operationId ?? "")) refuse(`${pointer} must be a name of letters, digits and _`);
    const id = formatOperationId(operation.operationId);
    if (seen.has(id)) refuse(`${pointer} must be one that no other operation has: got ${id}`);
    seen.add(id);
    if (!isObject(operation.responses)) refuse(`${point(path, method, "responses")} must be an object`);
  }
  return description;
}

function checkPath(path: string, item: unknown) {
  if (!isObject(item)) refuse(`${point(path)} must be an object`);
  if (!/^\/[^\s\\]*$/.test(path) || /\/\.\.?(\/|$)/.test(path))
    refuse(`${point(path)} must begin with / and have no step of dots and no space`);
  for (const [key, value] of Object.entries(item)) if (value === null) refuse(`${point(path, key)} must be an object`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function describeValue(value: unknown): string {
  if (isObject(value)) return "an object without them";
  if (Array.isArray(value)) return "an array";
  return typeof value === "string" ? "text" : String(value);
}

/** The JSON pointer of something below a path. */
function point(path: string, ...below: string[]): string {
  return ["#/paths", path, ...below]
    .map((key, index) => (index === 0 ? key : key.replaceAll("~", "~0").replaceAll("/", "~1")))
    .join("/");
}

function refuse(problem: string): never {
  throw new Error(`Cannot read the description as ${problem}`);
}
