import type { HandlerResult } from "@kontor/channel-events";

const MEMBERS = ["id", "outcome", "reason", "retryInMs", "durationMs"];
const OUTCOMES = ["done", "failed", "retry", "dead", "park"];

/** The answer of a program about an event: no result if it is done. */
export type Answer = { result: HandlerResult | undefined } | { failure: string };

/**
 * Reads the line with which a program answers an event.
 *
 * @throws {Error} If the line is no answer to it. The line itself is not repeated, as it may hold anything.
 */
export function readAnswer(line: string, id: string): Answer {
  const fail = (got: string) =>
    new Error(
      `the program must answer an event with one line of JSON, {"id":"...","outcome":"done"} say, and write nothing else to its standard output: got ${got}`,
    );
  const answer = parse(line);
  if (answer === undefined) throw fail(`a line of ${line.length} characters that is no JSON object`);
  if (answer["id"] !== id) throw fail("the id of another event, or no id");
  const { outcome, reason = "the program said so", retryInMs, durationMs } = answer;
  const unknown = Object.keys(answer).find((name) => !MEMBERS.includes(name));
  if (unknown !== undefined) throw fail(`a member besides ${MEMBERS.join(", ")}`);
  if (!OUTCOMES.includes(outcome as string)) throw fail(`an outcome that is none of ${OUTCOMES.join(", ")}`);
  if (typeof reason !== "string") throw fail("a reason that is no text");
  if (!isTime(retryInMs) || (outcome === "retry") !== (retryInMs !== undefined))
    throw fail("a retryInMs that is missing, out of place or no number of at least 0");
  if (!isTime(durationMs) || (durationMs !== undefined && outcome !== "park"))
    throw fail("a durationMs that is out of place or no number of at least 0");
  if (outcome === "failed") return { failure: reason };
  if (outcome === "retry") return { result: { retryInMs: retryInMs as number } };
  if (outcome === "dead") return { result: { dead: reason } };
  if (outcome === "park")
    return { result: { parkLane: reason, ...(durationMs !== undefined && { durationMs: durationMs as number }) } };
  return { result: undefined };
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function isTime(value: unknown): boolean {
  return value === undefined || (typeof value === "number" && value >= 0 && Number.isFinite(value));
}
