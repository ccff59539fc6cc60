import { isDeepStrictEqual } from "node:util";
import type { Change } from "../plan/effect.ts";
import type { Played, SentRequest } from "./record.ts";

/**
 * Compares two plays of the same calls: the requests that were sent, and the values that were given. A header more is new; anything else that
 * differs is a break, because programs of the previous version did nothing to get it.
 */
export function comparePlays(before: Played, after: Played): Change[] {
  return Object.entries(before).flatMap(([id, was]): Change[] => {
    const is = after[id];
    if (!is) return [];
    if (was.requests.length !== is.requests.length)
      return [
        tell(id, "major", `sends ${is.requests.length} requests, before ${was.requests.length}: ${String(is.result)}`),
      ];
    const requests = was.requests.flatMap((request, index) => compareRequests(id, request, is.requests[index]!));
    if (isDeepStrictEqual(was.result, is.result)) return requests;
    return [
      ...requests,
      tell(
        id,
        "major",
        `gives another value for the same answer: ${describe(is.result)}, before ${describe(was.result)}`,
      ),
    ];
  });
}

function compareRequests(id: string, was: SentRequest, is: SentRequest): Change[] {
  const parts = (["method", "path", "query", "body"] as const).filter((part) => was[part] !== is[part]);
  const changed = parts.map((part) =>
    tell(id, "major", `sends another ${part}: ${is[part] || "none"}, before ${was[part] || "none"}`),
  );
  const names = [...new Set([...Object.keys(was.headers), ...Object.keys(is.headers)])];
  const headers = names.flatMap((name): Change[] => {
    const [old, fresh] = [was.headers[name], is.headers[name]];
    if (old === fresh || name === "user-agent") return []; // it names a version
    if (old === undefined) return [tell(id, "minor", `sends the header ${name}`)];
    return [tell(id, "major", `sends ${fresh === undefined ? "no header" : "another value in the header"} ${name}`)];
  });
  return [...changed, ...headers];
}

function describe(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function tell(at: string, effect: Change["effect"], reason: string): Change {
  return { at, effect, reason };
}
