import type { Fetch } from "@kontor/http";
import type { CallTrouble, Fault } from "../plan/fault.ts";
import type { Process } from "../time/process.ts";
import type { Scheduler } from "../time/scheduler.ts";
import type { Stream } from "../time/streams.ts";

export type CallName = Extract<Fault, { is: "call" }>["call"];
/** Trouble that the next call of its kind meets. */
export type Trouble = { trouble: CallTrouble; ms: number };
/** An answer before it is on its way. */
export type Answer = { status: number; text: string; headers?: Record<string, string> };

interface NetworkOptions {
  scheduler: Scheduler;
  stream: Stream;
  /** Lets the platform do a call that reaches it. */
  perform(call: CallName, request: { body: string; token: string; worker: string }): Answer;
  takeTrouble(call: CallName): Trouble | undefined;
  /** Called when the platform has done what a call in trouble asked for. */
  disturb(): void;
  /** The platform refuses what a call says. */
  onRefusal(call: CallName, body: string): void;
  /** An answer has reached its process whole. */
  onAnswer(call: CallName, answer: Answer, worker: string): void;
}

/** Makes the `fetch` of a simulated process. A request and its answer take time, may get lost, and are points where the process may be cut. */
export function createNetwork({ scheduler, stream, ...options }: NetworkOptions): (process: Process) => Fetch {
  const send =
    (process: Process, input: unknown, init: RequestInit | undefined) =>
    (resolve: (answer: Response) => void, reject: (error: Error) => void) => {
      const signal = init?.signal ?? undefined;
      if (signal?.aborted) return reject(signal.reason as Error);
      const call = findCall(String(input), init?.method);
      const worker = process.name;
      const token = (new Headers(init?.headers).get("authorization") ?? "").replace(/^\S+ /, "");
      const body = String(init?.body ?? "");
      const { trouble, ms = 0 } = options.takeTrouble(call) ?? {};
      const stop = () => reject(signal!.reason as Error);
      signal?.addEventListener("abort", stop, { once: true });
      const settle = (run: () => void) =>
        process.deliver(() => {
          signal?.removeEventListener("abort", stop);
          if (!process.isOver() && !signal?.aborted) run();
        });
      const fail = () => settle(() => reject(buildConnectionError(trouble)));
      if (trouble === "refused") return void scheduler.schedule(stream.between(1, 50), fail);
      scheduler.schedule(stream.between(2, 60), () => {
        const refusal = buildTroubledAnswer(trouble);
        const answer = refusal ?? options.perform(call, { body, token, worker });
        if (trouble) options.disturb();
        if (trouble === "400") options.onRefusal(call, body);
        const arrive = () => {
          const isBroken = trouble === "broken page";
          if (!isBroken && !refusal) options.onAnswer(call, answer, worker);
          resolve(buildAnswer(answer, isBroken ? stream.next() : 1));
        };
        const delay = stream.between(2, 60) + (trouble === "slow" ? ms : 0);
        scheduler.schedule(delay, trouble === "answer lost" ? fail : () => settle(arrive));
      });
    };
  return (process) => (input, init) => process.guard(() => new Promise<Response>(send(process, input, init)));
}

function findCall(url: string, method = "GET"): CallName {
  if (method === "POST") return "token";
  if (url.endsWith("/offer")) return "shop";
  return method === "DELETE" ? "acknowledge" : "list";
}

function buildConnectionError(trouble: CallTrouble | undefined): TypeError {
  const code = trouble === "refused" ? "ECONNREFUSED" : "ECONNRESET";
  return new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
}

const JSON_TYPE = { "content-type": "application/json" };

export function buildJsonAnswer(value: unknown, status = 200): Answer {
  return { status, text: JSON.stringify(value), headers: JSON_TYPE };
}

/** The answer of something that stands before the platform; `undefined` if the call reaches it. */
function buildTroubledAnswer(trouble: CallTrouble | undefined): Answer | undefined {
  if (trouble === "no JSON")
    return { status: 200, text: "<html>Please wait</html>", headers: { "content-type": "text/html" } };
  const headers = { ...JSON_TYPE, ...(trouble === "429" && { "retry-after": "20" }) };
  return /^\d/.test(trouble ?? "") ? { status: Number(trouble), text: "{}", headers } : undefined;
}

/** @param share The part of the body that arrives before the connection breaks. 1: all of it. */
function buildAnswer({ status, text, headers }: Answer, share: number): Response {
  if (share === 1) return new Response(status === 204 ? null : text, { status, headers });
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, Math.floor(text.length * share))));
    },
    pull(controller) {
      const cause = Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" });
      controller.error(new TypeError("terminated", { cause }));
    },
  });
  return new Response(body, { status, headers });
}
