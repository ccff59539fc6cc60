import { latencyOf, strikes, type Fault, type Strike } from "./faults.ts";
import type { PlatformState } from "./platform-state.ts";
import { problemBody } from "./problem.ts";
import { connectionReset, terminated } from "./socket-errors.ts";

const PAGE = "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>";

/**
 * Answers a request, with the faults that were planned for it. Faults are the same in-process and over HTTP: a connection
 * that is reset is a rejection here, which the server makes a reset of the socket.
 */
export async function withFaults(
  request: Request,
  state: PlatformState,
  { operation, api }: { operation: string; api: "erp" | "channel" },
  run: (fault: string | undefined) => Promise<Response>,
): Promise<Response> {
  const plan = state.table("faults");
  if (plan.size === 0) return run(undefined);
  const tenantId = request.headers.get("x-tenant-id") ?? "";
  const hits = strikes(plan, { operation, tenantId }, state.randomSeed);
  if (hits.length === 0) return run(undefined);
  const names = hits.map(({ fault }) => fault.kind).join(", ");

  for (const hit of hits.filter(isLatency)) await pause(latencyOf(hit), request.signal);
  for (const { fault } of hits) {
    const early = await instead(fault);
    if (early) return early;
  }
  let response = await run(names);
  for (const { fault } of hits) response = await spoiled(response, fault);
  return response;

  /** A fault that strikes before anything happens. */
  async function instead(fault: Fault): Promise<Response | undefined> {
    const refuse = (status: number, message: string, headers: Record<string, string> = {}) => {
      note(status);
      const body = problemBody(api, { status, code: "fault", message });
      return Response.json(body, { status, headers: { ...headers, "x-sandbox-fault": fault.kind } });
    };
    if (fault.kind === "unauthorized") return refuse(401, "The access token was refused");
    if (fault.kind === "server-error") return refuse(500, "Something went wrong");
    if (fault.kind === "unavailable") return refuse(503, "Try again later");
    if (fault.kind === "too-many-requests") {
      const { retryAfterSeconds } = fault;
      return refuse(429, "Too many requests", {
        ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
      });
    }
    if (fault.kind === "bad-gateway") {
      note(502);
      return new Response(PAGE, {
        status: 502,
        headers: { "content-type": "text/html", "x-sandbox-fault": fault.kind },
      });
    }
    if (fault.kind === "hang") {
      note(0);
      await pause(Number.POSITIVE_INFINITY, request.signal);
    }
    if (fault.kind === "reset") {
      note(0);
      throw connectionReset();
    }
    return undefined;
  }

  function note(status: number): void {
    const { pathname: path } = new URL(request.url);
    state.log.add({
      at: new Date(state.clock.now()).toISOString(),
      method: request.method,
      path,
      operation,
      status,
      fault: names,
    });
  }
}

/** A fault that strikes what was done already: only the answer suffers. */
async function spoiled(response: Response, { kind, bytes }: Fault): Promise<Response> {
  if (kind === "lost-answer") throw connectionReset();
  const isSpoiled = [
    "truncated-body",
    "malformed-json",
    "empty-body",
    "html-body",
    "duplicate-event",
    "reordered-page",
  ];
  if (!isSpoiled.includes(kind)) return response;
  const headers = new Headers(response.headers);
  headers.set("x-sandbox-fault", kind);
  const { status } = response;
  const isEmpty = response.body === null;
  const body = new Uint8Array(await response.arrayBuffer());
  if (kind === "html-body") {
    headers.set("content-type", "text/html");
    return new Response(PAGE, { status: 200, headers });
  }
  if (isEmpty) return new Response(null, { status, headers });
  if (kind === "empty-body") return new Response(new Uint8Array(), { status, headers });
  if (kind === "truncated-body") {
    headers.set("content-length", String(body.length));
    return new Response(cutOff(body.subarray(0, bytes ?? Math.floor(body.length / 2))), { status, headers });
  }
  const text = new TextDecoder().decode(body);
  if (kind === "malformed-json") return new Response(text.slice(0, Math.max(1, text.length - 1)), { status, headers });
  return new Response(rearranged(text, kind), { status, headers });
}

function rearranged(text: string, kind: Fault["kind"]): string {
  const page = JSON.parse(text) as { eventList?: unknown[] };
  if (!Array.isArray(page.eventList)) return text;
  const eventList =
    kind === "reordered-page" ? page.eventList.toReversed() : [...page.eventList.slice(0, 1), ...page.eventList];
  return JSON.stringify({ ...page, eventList });
}

/** A body whose connection closes before its end. */
function cutOff(start: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent || start.length === 0) controller.error(terminated());
      else controller.enqueue(start);
      isSent = true;
    },
  });
}

function isLatency({ fault: { kind } }: Strike): boolean {
  return kind === "latency" || kind === "latency-lognormal";
}

/** Waits in real time, until the caller gives up. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}
