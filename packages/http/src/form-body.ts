/**
 * The body of a form. In a multipart form an object becomes a part of JSON text, a file keeps its name and its type; one
 * without a name is named after its field, as servers in the field want one (observed).
 */
export function formBody(type: string, fields: object): string | FormData {
  if (type !== "multipart/form-data") return new URLSearchParams(fields as Record<string, string>).toString();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value, (value as Partial<File>).name ?? name);
    else if (typeof value === "object")
      form.append(name, new Blob([JSON.stringify(value)], { type: "application/json" }), `${name}.json`);
    else form.append(name, String(value));
  }
  return form;
}
