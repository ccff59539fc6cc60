/**
 * Whether a 2xx answer has errors in it: a list of errors (documented for partial success), or an error body in place of the declared one,
 * which is an object that has the fields of an error body and no other (assumed). Empty fields say that nothing is wrong.
 *
 * @param errorFields The fields of an error body that no declared answer has, in lower case. The case of names is ignored.
 */
export function hasErrors(value: unknown, errorFields: readonly string[] = []): boolean {
  if (typeof value !== "object" || Array.isArray(value) || ArrayBuffer.isView(value)) return false;
  const fields = Object.entries(Object(value) as object);
  return (
    fields.some(([name, inner]) => name === "errorList" && Array.isArray(inner) && inner.length > 0) ||
    (fields.every(([name]) => errorFields.includes(name.toLowerCase())) && fields.some(([, inner]) => isFilled(inner)))
  );
}

function isFilled(value: unknown): boolean {
  return typeof value === "object" ? Object.keys(Object(value) as object).length > 0 : Boolean(value);
}
