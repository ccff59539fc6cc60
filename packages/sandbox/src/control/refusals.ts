import type { HttpCall, HttpReply } from "../platform/call.ts";
import { isForeign } from "../serve/is-foreign.ts";

/** The refusal of a caller who reaches the sandbox by a name that may have been pointed at it by an attacker. */
export function findNameRefusal(url: string, mayControl: (url: string) => boolean): HttpReply | undefined {
  return mayControl(url)
    ? undefined
    : buildControlReply({ error: "Cannot control the sandbox by a name that is not its own" }, 403);
}

/** The refusal of a page of another origin. */
export function findOriginRefusal(call: Pick<HttpCall, "headers" | "url">): HttpReply | undefined {
  return isForeign(call)
    ? buildControlReply({ error: "Cannot control the sandbox from another origin" }, 403)
    : undefined;
}

/** An answer of the control. */
export function buildControlReply(value: unknown, status = 200): HttpReply {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}
