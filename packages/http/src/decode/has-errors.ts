/** Whether an answer of 2xx carries errors all the same (documented for partial success). */
export function hasErrors(value: unknown): boolean {
  const list = (value as { errorList?: unknown } | null)?.errorList;
  return Array.isArray(list) && list.length > 0;
}
