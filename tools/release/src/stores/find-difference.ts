/** Finds where two values of JSON differ. A field that only one of them knows is no difference: a version may know more. */
export function findDifference(one: unknown, other: unknown, at: string): string | undefined {
  if (isObject(one) && isObject(other) && Array.isArray(one) === Array.isArray(other)) {
    if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length)
      return `${at} has ${other.length} elements instead of ${one.length}`;
    const common = Object.keys(one).filter((name) => Object.hasOwn(other, name));
    return common.map((name) => findDifference(one[name], other[name], `${at}.${name}`)).find(Boolean);
  }
  return Object.is(one, other) ? undefined : `${at} is ${print(other)} instead of ${print(one)}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function print(value: unknown): string {
  return (JSON.stringify(value) ?? "nothing").slice(0, 80);
}
