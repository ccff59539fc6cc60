/** Whether a 2xx answer has errors in it (documented for partial success). */
export function hasErrors(value: unknown): boolean {
  const list = (value as { errorList?: unknown } | null)?.errorList;
  return Array.isArray(list) && list.length > 0;
}
