import type { CallTrouble } from "../plan/fault.ts";

/** An answer before it is on its way. */
export interface Answer {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

const JSON_TYPE = { "content-type": "application/json" };

/** The answer of something that stands before the platform; `undefined` if the call reaches it. */
export function buildTroubledAnswer(trouble: CallTrouble): Answer | undefined {
  switch (trouble) {
    case "500":
    case "503":
    case "401":
    case "400":
      return { status: Number(trouble), text: "{}", headers: JSON_TYPE };
    case "429":
      return { status: 429, text: "{}", headers: { ...JSON_TYPE, "retry-after": "20" } };
    case "no JSON":
      return { status: 200, text: "<html>Please wait</html>", headers: { "content-type": "text/html" } };
    case "refused":
    case "answer lost":
    case "slow":
    case "broken page":
      return undefined;
  }
}

export function buildJsonAnswer(value: unknown, status = 200): Answer {
  return { status, text: JSON.stringify(value), headers: JSON_TYPE };
}

/** @param share The part of the body that arrives before the connection breaks. 1: all of it. */
export function buildAnswer({ status, text, headers }: Answer, share: number): Response {
  if (share === 1) return new Response(status === 204 ? null : text, { status, headers });
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, Math.floor(text.length * share))));
    },
    pull(controller) {
      controller.error(
        new TypeError("terminated", {
          cause: Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" }),
        }),
      );
    },
  });
  return new Response(body, { status, headers });
}
