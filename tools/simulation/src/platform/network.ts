import type { Fetch } from "@kontor/http";
import type { CallTrouble, Fault } from "../plan/fault.ts";
import type { Life } from "../time/life.ts";
import type { Scheduler } from "../time/scheduler.ts";
import type { Stream } from "../time/streams.ts";
import { buildAnswer, buildTroubledAnswer, type Answer } from "./answer.ts";

export type CallName = Extract<Fault, { is: "call" }>["call"];

/** Trouble that the next call of its kind meets. */
export interface Trouble {
  trouble: CallTrouble;
  ms: number;
}

export interface NetworkOptions {
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
export function createNetwork({
  scheduler,
  stream,
  perform,
  takeTrouble,
  disturb,
  onRefusal,
  onAnswer,
}: NetworkOptions): (life: Life) => Fetch {
  return (life) => (input, init) =>
    life.guard(
      () =>
        new Promise<Response>((resolve, reject) => {
          const signal = init?.signal ?? undefined;
          if (signal?.aborted) return reject(signal.reason as Error);
          const call = findCall(String(input), init?.method);
          const worker = life.name;
          const token = (new Headers(init?.headers).get("authorization") ?? "").replace(/^\S+ /, "");
          const body = String(init?.body ?? "");
          const trouble = takeTrouble(call);
          const stop = () => reject(signal!.reason as Error);
          signal?.addEventListener("abort", stop, { once: true });
          const settle = (run: () => void) =>
            life.deliver(() => {
              signal?.removeEventListener("abort", stop);
              if (!life.isOver() && !signal?.aborted) run();
            });
          const fail = () => settle(() => reject(buildConnectionError(trouble!.trouble)));
          if (trouble?.trouble === "refused") return void scheduler.schedule(stream.between(1, 50), fail);
          scheduler.schedule(stream.between(2, 60), () => {
            const refusal = trouble && buildTroubledAnswer(trouble.trouble);
            const answer = refusal ?? perform(call, { body, token, worker });
            if (trouble) disturb();
            if (trouble?.trouble === "400") onRefusal(call, body);
            const delay = stream.between(2, 60) + (trouble?.trouble === "slow" ? trouble.ms : 0);
            if (trouble?.trouble === "answer lost") scheduler.schedule(delay, fail);
            else
              scheduler.schedule(delay, () =>
                settle(() => {
                  const isBroken = trouble?.trouble === "broken page";
                  if (!isBroken && !refusal) onAnswer(call, answer, worker);
                  resolve(buildAnswer(answer, isBroken ? stream.next() : 1));
                }),
              );
          });
        }),
    );
}

function findCall(url: string, method = "GET"): CallName {
  if (method === "POST") return "token";
  if (url.endsWith("/offer")) return "shop";
  return method === "DELETE" ? "acknowledge" : "list";
}

function buildConnectionError(trouble: CallTrouble): TypeError {
  const code = trouble === "refused" ? "ECONNREFUSED" : "ECONNRESET";
  return new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
}
