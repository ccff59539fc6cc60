import type { ArrivalWatch } from "../watch/arrivals.ts";
import type { Book } from "../watch/book.ts";
import type { TokenWatch } from "../watch/tokens.ts";
import { buildJsonAnswer, type Answer } from "./answer.ts";
import type { CallName } from "./network.ts";
import type { EventQueue } from "./queue.ts";
import type { TokenEndpoint } from "./token-endpoint.ts";

export interface PlatformParts {
  now(): number;
  queue: EventQueue;
  endpoint: TokenEndpoint;
  pageSize: number;
  book: Book;
  arrivals: ArrivalWatch;
  tokens: TokenWatch;
}

/** The platform as a channel sees it: its queue of events, and the endpoint of its tokens. */
export function createPlatform(parts: PlatformParts) {
  const { now, queue, endpoint, pageSize, book, arrivals, tokens } = parts;
  return (call: CallName, { body, token, worker }: { body: string; token: string; worker: string }): Answer => {
    if (call === "token") {
      const refreshToken = new URLSearchParams(body).get("refresh_token") ?? "";
      const exchanged = endpoint.exchange(refreshToken, now());
      if (!exchanged) return buildJsonAnswer({ error: "invalid_grant" }, 400);
      tokens.used(refreshToken, exchanged.isSpent, worker, now());
      return buildJsonAnswer(exchanged.answer);
    }
    if (!endpoint.isAccepted(token, now())) {
      book.note(`The platform refuses ${token === "" ? "a call without a token" : token} of worker ${worker}`, "token");
      tokens.refused(token, now());
      return buildJsonAnswer({}, 401);
    }
    if (call === "list") {
      const page = queue.deliver(now(), pageSize);
      for (const { id, deliveries } of page) arrivals.delivered(id, deliveries);
      return {
        status: 200,
        text: `{"eventList":[${page.map(({ text }) => text).join()}]}`,
        headers: { "content-type": "application/json" },
      };
    }
    if (call === "shop") return buildJsonAnswer({});
    const { eventIdList } = JSON.parse(body) as { eventIdList: string[] };
    queue.acknowledge(eventIdList);
    arrivals.acknowledged(eventIdList);
    return { status: 204, text: "" };
  };
}
