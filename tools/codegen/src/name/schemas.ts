import { toPascalCase } from "./names.ts";
import type { Document, Json } from "../document/openapi.ts";

/** Gives every schema its title as its name; an event, whose title is its type, has `Event` at the end. */
export function applySchemaNames(document: Document): Document {
  const names = new Map<string, string>();
  for (const [file, schema] of Object.entries(document.components.schemas)) {
    const { title = file } = schema;
    const name = /^[A-Z]\w*$/.test(title) ? title : `${toPascalCase(title)}Event`; // `Seller:Offer.New`
    if ([...names.values()].includes(`#/components/schemas/${name}`))
      throw new Error(`Cannot name schema ${file} as ${name} is taken`);
    names.set(`#/components/schemas/${file}`, `#/components/schemas/${name}`);
  }
  const renamed = rename(document as unknown as Json) as unknown as Document;
  renamed.components.schemas = Object.fromEntries(
    Object.entries(renamed.components.schemas).map(([file, schema]) => [
      names.get(`#/components/schemas/${file}`)!.slice("#/components/schemas/".length),
      schema,
    ]),
  );
  return renamed;

  function rename(value: Json): Json {
    if (typeof value === "string") return names.get(value) ?? value; // a reference, or the target of a discriminator
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner)]));
  }
}
