import type { Document, Json } from "./openapi.ts";

/** Keywords whose value is text, also where YAML makes a number of it: `description: 404`. */
const TEXTS = new Set(["description", "name", "operationId", "summary", "title", "version"]);
/** Keywords whose value is data. */
export const DATA: ReadonlySet<string> = new Set(["const", "default", "enum", "example", "examples"]);
/** Keywords whose keys are names and no keywords. */
const NAMED = new Set(["$defs", "headers", "parameters", "patternProperties", "properties", "responses", "schemas"]);

/** A description whose texts are texts: numbers and booleans are read as they are written, and `null` says nothing. */
export function readTexts(document: Document): Document {
  return readKeys(document as unknown as Json, false) as unknown as Document;
}

function readKeys(value: Json, isNamed: boolean): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => readKeys(each, false));
  const kept = Object.entries(value).filter(([key, each]) => isNamed || each !== null || !TEXTS.has(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, isNamed ? readKeys(each, false) : readKey(key, each)]));
}

function readKey(key: string, value: Json): Json {
  if (DATA.has(key)) return value;
  if (TEXTS.has(key)) return readText(value);
  if (key === "tags" && Array.isArray(value)) return value.map((each) => readKeys(readText(each), false));
  return readKeys(value, NAMED.has(key));
}

function readText(value: Json): Json {
  return typeof value === "number" || typeof value === "boolean" ? String(value) : value;
}
