import { ArgumentError, toSecret, type Secret } from "@kontor/http";

/** Checks a credential and hides it. @throws {ArgumentError} If it is not a text, or empty. The error does not show it. */
export function readCredential(action: string, argument: string, given: string | Secret): Secret {
  const text: unknown =
    typeof (given as Partial<Secret> | undefined)?.reveal === "function" ? (given as Secret).reveal() : given;
  if (typeof text === "string" && text !== "") return toSecret(given);
  throw new ArgumentError(action, argument, "be text", text === "" || text === undefined ? text : {});
}
