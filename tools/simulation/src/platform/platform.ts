import type { PlannedEvent } from "../plan/traffic.ts";
import type { ArrivalWatch } from "../watch/arrivals.ts";
import type { Trace } from "../watch/trace.ts";
import type { TokenWatch } from "../watch/tokens.ts";
import { buildJsonAnswer, type Answer, type CallName } from "./network.ts";
import type { EventQueue } from "./queue.ts";
import type { TokenEndpoint } from "./token-endpoint.ts";

interface PlatformParts {
  now(): number;
  queue: EventQueue;
  endpoint: TokenEndpoint;
  pageSize: number;
  trace: Trace;
  arrivals: ArrivalWatch;
  tokens: TokenWatch;
}

/** The platform as a channel sees it: its queue of events, and the endpoint of its tokens. */
export function createPlatform({ now, queue, endpoint, pageSize, trace, arrivals, tokens }: PlatformParts) {
  return (call: CallName, { body, token, worker }: { body: string; token: string; worker: string }): Answer => {
    if (call === "token") {
      const refreshToken = new URLSearchParams(body).get("refresh_token") ?? "";
      const exchanged = endpoint.exchange(refreshToken, now());
      if (!exchanged) return buildJsonAnswer({ error: "invalid_grant" }, 400);
      tokens.used(refreshToken, exchanged.isSpent, worker, now());
      return buildJsonAnswer(exchanged.answer);
    }
    if (!endpoint.isAccepted(token, now())) {
      trace.note(
        `The platform refuses ${token === "" ? "a call without a token" : token} of worker ${worker}`,
        "token",
      );
      tokens.refused(token, now());
      return buildJsonAnswer({}, 401);
    }
    if (call === "list") {
      const page = queue.deliver(now(), pageSize);
      for (const { id, deliveries } of page) arrivals.delivered(id, deliveries);
      return { ...buildJsonAnswer({}), text: `{"eventList":[${page.map(({ text }) => text).join()}]}` };
    }
    if (call === "shop") return buildJsonAnswer({});
    const { eventIdList } = JSON.parse(body) as { eventIdList: string[] };
    queue.acknowledge(eventIdList);
    arrivals.acknowledged(eventIdList);
    return { status: 204, text: "" };
  };
}

/** The JSON text of an event, as a page of the platform holds it. */
export function buildItem({ id, seller, behaviour }: PlannedEvent, createdAt: number): string {
  return JSON.stringify({
    id,
    type: `Seller:${behaviour.is === "has an unknown type" ? "Something.New" : "Meta.SellerAttributesUpdateRequest"}`,
    createdAt: behaviour.is === "is unreadable" ? 5 : new Date(createdAt).toISOString(),
    event: { channel: "channel-1", sellerId: seller },
  });
}
