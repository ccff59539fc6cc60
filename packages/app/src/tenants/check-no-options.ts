import { ArgumentError } from "@kontor/http";

/**
 * Checks that a function without options gets none. An option that is ignored in silence would go unnoticed.
 *
 * @throws {ArgumentError} If an option is given. It names the first one.
 */
export function checkNoOptions(action: string, [given]: readonly unknown[]): void {
  const [name] = Object.keys(Object(given));
  if (name !== undefined) throw new ArgumentError(action, name, "be a known option (there is none)", "[not shown]");
}
