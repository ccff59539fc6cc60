import { type Clock, systemClock } from "./clock.ts";
import { ArgumentError, isPlatformError } from "./errors.ts";
import { readOptions } from "./options.ts";
import { readFacts } from "./request.ts";
import type { Telemetry } from "./send.ts";

/** Options of `recordCalls()`: how many calls are kept. */
export interface RecordCallsOptions {
  /** The most calls that are kept. A newer one takes the place of the oldest. Default 100. */
  most?: number | undefined;
  /** Called with each call when it has ended, such as to write a log. Its own failure changes nothing of the call. Default: none. */
  onCall?: ((call: RecordedCall) => void) | undefined;
  /** Tells time. Default: the clock of this machine. */
  clock?: Pick<Clock, "now" | "monotonicMs"> | undefined;
}

/** One call, without any value that was sent or received. */
export interface RecordedCall {
  /** When it began: an instant such as `2026-02-11T08:30:00.000Z`. */
  at: string;
  /** The operation in the specs: `Category_UpdateCategory`. */
  operation: string;
  method: string;
  /** The path as the specs write it, with the names of its parameters: `/v2/category/{categoryId}`. */
  path: string;
  /** Status of the answer to its last request. Absent if none came. */
  status?: number;
  /** How long it took, with its retries and waits, in ms. */
  ms: number;
  /** The id under which the platform or a gateway knows the request. The platform shows none. */
  requestId?: string;
  /** Why it failed, with all values masked. Absent if it did not. */
  reason?: string;
}

/** The last calls of a client. Give it to the `telemetry` option of the client. */
export interface CallRecord extends Pick<Telemetry, "observe"> {
  /** The calls that have ended, the oldest first. */
  list(): RecordedCall[];
  /** The calls as a table, one in a line: `console.log(String(calls))`. */
  toString(): string;
  /** The calls, for `JSON.stringify(calls)`. */
  toJSON(): RecordedCall[];
}

/**
 * Keeps the last calls of a client: what was sent, when, and how it ended. It never holds a value: no parameter, no header, no body, and no error but
 * our own, whose messages are masked.
 *
 * @example const calls = recordCalls(); const erp = createErpClient({ telemetry: calls, … });
 * @throws {ArgumentError} If `most` is not a whole number of at least 1, or an option is unknown.
 */
export function recordCalls(options: RecordCallsOptions = {}): CallRecord {
  const { most, onCall, clock } = readOptions("record calls", options, {
    ...{ most: 100, onCall: undefined, clock: systemClock },
  });
  if (!(Number.isInteger(most) && most >= 1))
    throw new ArgumentError("record calls", "most", "be a whole number >= 1", most);
  const kept: RecordedCall[] = [];

  return {
    async observe(call, run) {
      const { operation, method, path } = call;
      const [now, start] = [clock.now(), clock.monotonicMs()];
      let reason: string | undefined;
      try {
        const result = await run();
        if (result instanceof Response) {
          const { status, requestId } = readFacts(result); // That of a call by path.
          Object.assign(call, { status, requestId });
        }
        return result;
      } catch (error) {
        reason = isPlatformError(error) ? error.message : nameFailure(error);
        throw error;
      } finally {
        const { status, requestId = "" } = call;
        const recorded: RecordedCall = {
          ...{ at: new Date(now).toISOString(), operation, method, path },
          ...(status !== undefined && { status }),
          ms: Math.round(clock.monotonicMs() - start),
          ...(/^[\w.:-]{1,100}$/.test(requestId) && { requestId }),
          ...(reason !== undefined && { reason }),
        };
        kept.push(recorded);
        if (kept.length > most) kept.shift();
        void (async () => onCall?.({ ...recorded }))().catch(() => {});
      }
    },
    list: () => kept.map((each) => ({ ...each })),
    toJSON: () => kept.map((each) => ({ ...each })),
    toString: () => formatTable(kept),
  };
}

/** The message of a failure that is not ours may hold anything, so only its name counts. */
function nameFailure(error: unknown): string {
  const { name } = Object(error) as { name?: unknown };
  return ["AbortError", "TimeoutError", "TypeError"].includes(String(name)) ? String(name) : "another error";
}

function formatTable(calls: readonly RecordedCall[]): string {
  const rows = calls.map(({ at, method, path, status, ms, requestId, reason }) => [
    ...[at.slice(11, 23), status === undefined ? "-" : String(status), `${ms} ms`, `${method} ${path}`],
    ...[requestId ?? "-", reason ?? ""],
  ]);
  const all = [["time", "status", "took", "call", "request id", "reason"], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
