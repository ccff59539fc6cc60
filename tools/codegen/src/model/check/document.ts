import type { Document } from "../../read/openapi.ts";
import { addSteps, Refusal } from "../refusal.ts";

/** The methods that an operation may have. */
export const METHODS = ["delete", "get", "head", "options", "patch", "post", "put", "trace"];

/**
 * Checks that a description has its operations where they are looked for, each with an id.
 *
 * @throws {Refusal} If it has not, or it is older than OpenAPI 3.
 */
export function checkDocument(document: Document): void {
  if ("swagger" in document) throw new Refusal("#/swagger", "be OpenAPI 3");
  for (const [path, item] of Object.entries<unknown>(document.paths ?? {})) {
    const at = addSteps("#/paths", path);
    if (!isObject(item)) throw new Refusal(at, "be an object");
    if (item["$ref"] !== undefined) throw new Refusal(at, "have its operations in itself: got a reference");
    for (const method of METHODS.filter((each) => item[each] !== undefined)) {
      const operation = item[method];
      const id = isObject(operation) ? operation["operationId"] : undefined;
      if (typeof id !== "string" || id === "")
        throw new Refusal(addSteps(at, method), "have an operationId", `${method.toUpperCase()} ${path}`);
    }
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
