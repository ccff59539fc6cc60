import type { Model, Shape } from "./model.ts";

/**
 * The fields of an error body, in lower case, where the description says that an answer of 2xx may be one. A field that an answer declares
 * is left out, because it then says nothing about an error. The list is empty if an answer may have any fields at all.
 */
export function listErrorFields(model: Model): string[] {
  const { error } = model.traits;
  if (!error?.with2xx) return [];
  const answers = model.operations.flatMap(({ answer }) => (answer.kind === "shape" ? [answer.shape] : []));
  const declared = answers.map((shape) => listFieldNames(model, shape));
  if (declared.includes("any")) return [];
  const taken = new Set(declared.flat());
  const own = listFieldNames(model, { kind: "ref", name: error.schema });
  return own === "any" ? [] : own.filter((name) => !taken.has(name)).toSorted();
}

/** The names, in lower case, that an object of this shape may have; `any` for a map of texts to values. */
function listFieldNames(model: Model, shape: Shape): string[] | "any" {
  if (shape.kind === "map") return "any";
  if (shape.kind === "nullable") return listFieldNames(model, shape.shape);
  if (shape.kind === "union") {
    const members = shape.members.map((member) => listFieldNames(model, member));
    return members.includes("any") ? "any" : members.flat();
  }
  if (shape.kind !== "ref") return [];
  const { body } = model.shapes.get(shape.name)!;
  return body.kind === "object" ? body.fields.map(({ name }) => name.toLowerCase()) : listFieldNames(model, body.shape);
}
