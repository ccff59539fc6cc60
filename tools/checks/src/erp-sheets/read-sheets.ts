/** An operation as the sheet of operations states it; every text in the words of the sheet. */
export type StatedOperation = ReturnType<typeof readOperations>[number];
/** Such as `uuid[ArtikelKey]`, `int32[DocumentType]:0=SalesInvoice|1=SalesCredit`, `string`. */
export type StatedParameter = { name: string; type: string };
/** `type`: `untyped`, `string byte`, `array of X` or the name of a schema. */
export type StatedAnswer = { status: string; type: string };

/** A schema as the sheet of schemas states it: its fields, or the one type that it is. */
export interface StatedSchema {
  scalar?: string;
  fields: { name: string; type: string; isRequired: boolean }[];
}

/** The operations of the sheet, without the one that only the given spec has. */
export function readOperations(tsv: string) {
  const rows = tsv.split("\n").map((line) => line.split("\t"));
  return rows
    .filter(([method = "", , tag]) => /^(GET|HEAD|POST|PUT|PATCH|DELETE)$/.test(method) && tag !== "(given spec only)")
    .map((row) => {
      const [method = "", path = "", tag = "", , , stability = "", inPath = "", inQuery = "", headers = "", ...rest] =
        row;
      const [body = "", success = "", others = "", scopes = ""] = rest;
      return {
        name: `${method} ${path}`,
        method: method.toLowerCase(),
        path,
        tag,
        stability,
        pathParameters: parameters(inPath),
        queryParameters: parameters(inQuery),
        headers,
        /** The type of the body, or an empty text. */
        body,
        success: answer(success),
        others: list(others, ";").map(answer),
        scopes: scopes === "none" ? [] : list(scopes, ","),
      };
    });
}

/** The schemas of the sheet by name, without those that repeat the given spec. */
export function readSchemas(tsv: string): Map<string, StatedSchema> {
  const schemas = new Map<string, StatedSchema>();
  for (const line of tsv.split("\n")) {
    const [name = "", field = "", type = "", required] = line.split("\t");
    if (name === "" || name.startsWith("#") || name === "schema" || name.startsWith("Given")) continue;
    const schema = schemas.get(name) ?? { fields: [] };
    schemas.set(name, schema);
    if (field === "(scalar)" || field === "(enum)") schema.scalar = type;
    else if (field !== "(none)") schema.fields.push({ name: field, type, isRequired: required === "y" });
  }
  return schemas;
}

function parameters(text: string): StatedParameter[] {
  return list(text, ";").map((each) => {
    const colon = each.indexOf(":");
    return { name: each.slice(0, colon), type: each.slice(colon + 1) };
  });
}

function answer(text: string): StatedAnswer {
  return { status: text.slice(0, 3), type: text.slice(4) };
}

function list(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
