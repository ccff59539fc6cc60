import { type HttpCall, type HttpReply, buildConnectionReset } from "./call.ts";
import { computeLatency, findStrikes, type Fault, type FaultKind } from "../state/faults.ts";
import { buildRateHeaders } from "./authorize.ts";
import type { Quota } from "../state/assumptions.ts";
import type { PlatformState } from "./state.ts";
import type { Api } from "../generated/routes.generated.ts";
import { buildProblem } from "./find-route.ts";

const SPOILING: readonly FaultKind[] = [
  "lost-answer",
  "duplicate-event",
  "reordered-page",
  "malformed-json",
  "empty-body",
  "html-body",
  "truncated-body",
];
const REFUSALS: Partial<Record<FaultKind, [status: number, message: string]>> = {
  unauthorized: [401, "The access token was refused"],
  "server-error": [500, "Something went wrong"],
  unavailable: [503, "Try again later"],
  "too-many-requests": [429, "Too many requests"],
};
const PAGE = "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>";

/**
 * Answers a request with the faults that were planned for it. Faults are the same in-process and over HTTP: a reset of the
 * connection is a rejection here, and the server then resets the socket.
 */
export function withFaults(
  call: HttpCall,
  state: PlatformState,
  { operation, api, quota }: { operation: string; api: Api; quota?: Quota | null | undefined },
  run: (fault: string | undefined) => Promise<HttpReply>,
): Promise<HttpReply> {
  const plan = state.table("faults");
  if (plan.size === 0) return run(undefined);
  const tenantId = call.headers.get("x-tenant-id") ?? "";
  const hits = findStrikes(plan, { operation, tenantId }, state.randomSeed);
  return hits.length === 0 ? run(undefined) : runWithStrikes();

  async function runWithStrikes(): Promise<HttpReply> {
    const names = hits.map(({ fault }) => fault.kind).join(", ");
    for (const hit of hits)
      if (hit.fault.kind.startsWith("latency")) await state.sleep(computeLatency(hit), { signal: call.signal });
    for (const { fault } of hits) {
      const early = await answerInstead(fault, names);
      if (early) return early;
    }
    let reply = await run(names);
    for (const kind of SPOILING)
      // always in this order, in whichever order they were planned
      for (const { fault } of hits) if (fault.kind === kind) reply = spoilReply(reply, fault);
    return reply;
  }

  async function answerInstead({ kind, retryAfterSeconds }: Fault, names: string): Promise<HttpReply | undefined> {
    const [status = 0, message = ""] = REFUSALS[kind] ?? (kind === "bad-gateway" ? [502] : []);
    if (status === 0 && kind !== "hang" && kind !== "reset") return undefined;
    note(status, names);
    if (kind === "hang") await state.sleep(Number.POSITIVE_INFINITY, { signal: call.signal });
    if (status === 0) throw buildConnectionReset();
    const headers = { "x-sandbox-fault": kind };
    if (status === 502) return { status, headers: { ...headers, "content-type": "text/html" }, body: PAGE };
    const rates = status === 429 ? buildRateHeaders(quota, 0) : {};
    const wait = status === 429 && retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) };
    const body = JSON.stringify(buildProblem(api, { status, code: "fault", message }));
    return { status, headers: { ...headers, ...rates, ...wait, "content-type": "application/json" }, body };
  }

  function note(status: number, names: string): void {
    const { method, path } = call;
    state.log.add({ at: state.clock.now(), method, path, operation, status, fault: names });
  }
}

function spoilReply(reply: HttpReply, { kind, bytes }: Fault): HttpReply {
  if (kind === "lost-answer") throw buildConnectionReset();
  const headers = { ...reply.headers, "x-sandbox-fault": kind };
  if (kind === "html-body") return { status: 200, headers: { ...headers, "content-type": "text/html" }, body: PAGE };
  const { body } = reply;
  if (body === undefined) return reply;
  if (kind === "empty-body") return { ...reply, headers, body: "" };
  if (kind === "truncated-body") {
    if (body.length === 0) return reply;
    const whole = typeof body === "string" ? new TextEncoder().encode(body) : body;
    return { ...reply, headers, body: whole, cutAt: Math.min(bytes ?? Math.floor(whole.length / 2), whole.length - 1) };
  }
  if (typeof body !== "string" || body === "") return reply;
  if (kind === "malformed-json") return { ...reply, headers, body: body.slice(0, Math.max(1, body.length - 1)) };
  if (kind === "duplicate-event" || kind === "reordered-page")
    return { ...reply, headers, body: rearrangeEvents(body, kind) };
  return reply;
}

function rearrangeEvents(text: string, kind: Fault["kind"]): string {
  const page = JSON.parse(text) as { eventList?: unknown[] };
  if (!Array.isArray(page.eventList)) return text;
  const eventList =
    kind === "reordered-page" ? page.eventList.toReversed() : [...page.eventList.slice(0, 1), ...page.eventList];
  return JSON.stringify({ ...page, eventList });
}
