import type { BridgeCallOptions } from "./contract.ts";
import { describeUnknownOption, isTime } from "./check-options.ts";
import { BridgeError, type BridgeProblem } from "./error.ts";
import type { Message } from "./port.ts";
import { startTimer } from "./timer.ts";

/** The calls that wait for an answer, by the id of their message. */
export type WaitingCalls = Map<string, (answer: Message) => void>;

/**
 * Calls a method of the host on one of its ports.
 *
 * @param waiting Holds the call until it ends, however it ends.
 * @throws {BridgeError} Whatever ends the call without a result; `problem` says what.
 */
export function callMethod(
  { waiting, port, timeoutMs: defaultMs }: { waiting: WaitingCalls; port: MessagePort; timeoutMs: number },
  { methodName, args, options }: { methodName: string; args: unknown[]; options: BridgeCallOptions },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { signal, timeoutMs: ms = defaultMs } = options;
    const id = crypto.randomUUID();
    const finish = (problem?: BridgeProblem, message = "", name?: string) => {
      cancel();
      waiting.delete(id);
      signal?.removeEventListener("abort", abort);
      if (problem) reject(new BridgeError(problem, `Cannot call ${methodName} as ${message}`, name));
    };
    const abort = () => finish("aborted", "it was stopped");
    const cancel = startTimer(ms, () => finish("timeout", `no answer came within ${ms} ms`));
    const unknown = describeUnknownOption(options, { timeoutMs: 1, signal: 1 });
    if (unknown) return finish("unknown-option", unknown);
    if (!isTime(ms)) return finish("wrong-option", "timeoutMs must be a number of ms");
    if (signal?.aborted) return abort();
    signal?.addEventListener("abort", abort);
    waiting.set(id, ({ type, body }) => {
      if (type === "METHOD_CALL_RETURN") {
        finish();
        return resolve(body);
      }
      const { name, message = body, problem } = body ?? {};
      finish(problem === "not-exposed" ? problem : "thrown", String(message), name);
    });
    try {
      port.postMessage({ id, type: "METHOD_CALL", body: { methodName, args } });
    } catch (error) {
      finish("thrown", String(error)); // the arguments cannot be cloned
    }
  });
}
