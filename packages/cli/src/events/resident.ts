import type { Readable } from "node:stream";
import type { HandlerResult } from "@kontor/channel-events";
import { parseObject } from "../values.ts";
import { describeEnd, type ProgramProcess } from "./program.ts";

const LONGEST_LINE = 1_048_576;
const CLOSED_MS = 500;

export type Resident = ReturnType<typeof createResident>;

const SHOWN = 80;
const LOGS = "Write logs to the standard error";
const FLUSH =
  ". If it has answered, its answer waits in a buffer: flush the output after each line (python -u or PYTHONUNBUFFERED=1, stdbuf -oL, fflush(stdout))";

const NO_END = ". It wrote a line without an end: end each answer with a line end";

/**
 * Makes a program that stays and handles one event after the other, so that its end is the fault of one event alone: a line of
 * JSON for an event, and a line of JSON for how it ended. Empty lines are no answers.
 *
 * @param onLost Called with the reason if it is ended while it has no event in hand.
 */
export function createResident(
  { stdin, stdout, ended, kill }: ProgramProcess,
  onLost: (reason: string) => void = () => {},
) {
  let current: (PromiseWithResolvers<HandlerResult | undefined> & { id: string }) | undefined;
  let reason: string | undefined; // Why it is not usable any more.
  let isClosed = false;
  let lost: string | undefined;
  let isEnding = false;
  let answers = 0;

  const give = (problem: string) => {
    if (reason === undefined && !current && !isEnding) onLost((lost = problem));
    reason ??= problem;
    kill(); // The event has failed only when the program has ended, because it must not run beside the next try.
  };
  const answer = (text: string) => {
    const line = text.replace(/^\uFEFF/, "").trim();
    if (line === "" || reason !== undefined) return;
    const handling = current;
    // Before the first event, nothing of an event can be in the line. Any other is not repeated.
    if (!handling)
      return give(`the program answered before it was asked${answers === 0 ? `: ${quoteLine(line)}` : ""}. ${LOGS}`);
    try {
      const said = readAnswer(line, handling.id);
      current = undefined;
      answers += 1;
      if ("failure" in said) handling.reject(new Error(said.failure));
      else handling.resolve(said.result);
    } catch (error) {
      give((error as Error).message);
    }
  };
  const lines = readLines(stdout!, {
    onLine: answer,
    onTooLong: () => give("the program must answer in short lines: got one of more than 1 MiB"),
    onEnd() {
      isClosed = true; // Its exit code comes a moment later, unless it goes on without an output.
      if (current) answer(lines.rest()); // A last line may have no end.
      setTimeout(() => give("the program closed its standard output"), CLOSED_MS).unref();
    },
  });
  stdin.once("error", () => {
    const tell = () => give("the program closed its standard input: it must read an event from each line of it");
    setTimeout(tell, CLOSED_MS).unref();
  });
  void ended.then((end) => {
    reason ??= `the program ${describeEnd(end)} before it answered`;
    current?.reject(new Error(reason));
    current = undefined;
  });

  return {
    isUsable: () => reason === undefined && !isClosed,
    /** Why it was ended while it had no event in hand. */
    lost: () => lost,
    /** What may be the cause, where no answer comes. */
    describeSilence: () => (lines.rest() !== "" ? NO_END : answers === 0 ? FLUSH : ""),
    /** Hands it an event, and gives what it said. @throws {Error} If the program fails, and is then ended. */
    async handle({ id, line }: { id: string; line: string }): Promise<HandlerResult | undefined> {
      if (reason !== undefined) throw new Error(reason);
      const { promise } = (current = { id, ...Promise.withResolvers<HandlerResult | undefined>() });
      stdin.write(line);
      return promise;
    },
    /** Ends it at once; the event in its hand has failed for this reason. */
    kill: give,
    async end() {
      isEnding = true;
      stdin.end();
      await ended;
    },
  };
}

type LineReader = Record<"onTooLong" | "onEnd", () => void> & { onLine(line: string): void };

function readLines(stream: Readable, { onLine, onTooLong, onEnd }: LineReader) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop()!;
    for (const line of lines) onLine(line);
    if (rest.length > LONGEST_LINE) onTooLong();
  });
  stream.once("end", onEnd);
  /** What came after the last line end. */
  return { rest: () => rest };
}

function quoteLine(line: string): string {
  return JSON.stringify(line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line);
}

const MEMBERS = ["id", "outcome", "reason", "retryInMs", "durationMs"];
const OUTCOMES = ["done", "failed", "retry", "dead", "park"];

/**
 * Reads the line with which a program answers an event: no result if it is done.
 *
 * @throws {Error} If the line is no answer to it. The line itself is not repeated, as it may hold anything.
 */
function readAnswer(line: string, id: string): { result: HandlerResult | undefined } | { failure: string } {
  const fail = (got: string) =>
    new Error(
      `the program must answer an event with one line of JSON, such as {"id":"...","outcome":"done"}, and write nothing else to its standard output: got ${got}. ${LOGS}`,
    );
  const answer = parseObject(line);
  if (answer === undefined) throw fail(`a line of ${line.length} characters that is not a JSON object`);
  if (answer["id"] !== id) throw fail("the id of another event, or no id");
  const { outcome, reason = "the program said so", retryInMs, durationMs } = answer;
  const unknown = Object.keys(answer).find((name) => !MEMBERS.includes(name));
  if (unknown !== undefined) throw fail(`a field besides ${MEMBERS.join(", ")}`);
  if (!OUTCOMES.includes(outcome as string)) throw fail(`an outcome that is not one of ${OUTCOMES.join(", ")}`);
  if (typeof reason !== "string") throw fail("a reason that is not text");
  if (!isTime(retryInMs) || (outcome === "retry") !== (retryInMs !== undefined))
    throw fail("a retryInMs that is missing, out of place or not a number of at least 0");
  if (!isTime(durationMs) || (durationMs !== undefined && outcome !== "park"))
    throw fail("a durationMs that is out of place or not a number of at least 0");
  if (outcome === "failed") return { failure: reason };
  if (outcome === "retry") return { result: { retryInMs: retryInMs as number } };
  if (outcome === "dead") return { result: { dead: reason } };
  return { result: outcome === "park" ? { parkLane: reason, durationMs: durationMs as number } : undefined };
}

function isTime(value: unknown): boolean {
  return value === undefined || (typeof value === "number" && value >= 0 && Number.isFinite(value));
}
