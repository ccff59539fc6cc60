import { ArgumentError, toSecret, type Secret } from "@kontor/http";

/** @throws {ArgumentError} If a credential is no text, or an empty one; what it is is not told. */
export function readCredential(action: string, argument: string, given: string | Secret): Secret {
  const text: unknown =
    typeof (given as Partial<Secret> | undefined)?.reveal === "function" ? (given as Secret).reveal() : given;
  if (typeof text === "string" && text !== "") return toSecret(given);
  throw new ArgumentError(action, argument, "be text", text === "" || text === undefined ? text : {});
}
