import { ArgumentError } from "@kontor/http";

/** Refuses every option of a function that has none, since an ignored option would go unnoticed. */
export function checkNoOptions(action: string, [given]: readonly unknown[]): void {
  const [name] = Object.keys(Object(given));
  if (name !== undefined) throw new ArgumentError(action, name, "be a known option (there is none)", "[not shown]");
}
