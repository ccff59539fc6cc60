import { ArgumentError } from "@kontor/http";

/** For a function without options: refuses each, as what is given would be passed over without a word. */
export function checkNoOptions(action: string, [given]: readonly unknown[]): void {
  const [name] = Object.keys(Object(given));
  if (name !== undefined) throw new ArgumentError(action, name, "be a known option (there is none)", "[not shown]");
}
