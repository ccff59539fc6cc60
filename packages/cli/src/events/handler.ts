import type { HandlerResult, StoredContext } from "@kontor/channel-events";
import { encodeExactJson } from "@kontor/http/internal";
import { CliError } from "../errors.ts";
import { escapeControls } from "../terminal/layout.ts";
import { formatWait, parseObject } from "../values.ts";
import { createProgramStarter, describeEnd, type ProgramProcess } from "./program.ts";

const EARLY_MS = 300; // A program that cannot start at all ends as soon.
const LAST_WORDS_MS = 2_000;

export interface ProgramHandlerOptions {
  command: readonly string[];
  /** A process for each event, whose exit code is the outcome. */
  isEach: boolean;
  /** Programs that stay when they have nothing to do. */
  programs: number;
  timeoutMs: number;
  env: NodeJS.ProcessEnv;
  /** Whether the consumer was told to stop. A handler goes on then. */
  isStopping(): boolean;
  /** How long a program may take to end after its input has ended. Default 2 s. */
  lastWordsMs?: number;
}

/** Makes a handler of events that is a program in any language. An event fails if its program crashes, hangs or writes garbage; other events are not touched. */
export function createProgramHandler(options: ProgramHandlerOptions) {
  const { command, isEach, programs, lastWordsMs = LAST_WORDS_MS } = options;
  const starter = createProgramStarter(command, options.env);
  const idle: Resident[] = [];
  const residents = new Set<Resident>();

  const start = () => {
    const started = starter.start({ readsOutput: true });
    const resident = createResident(started);
    residents.add(resident);
    void started.ended.then(() => residents.delete(resident));
    return { started, resident };
  };
  const take = () => {
    for (let next = idle.pop(); next; next = idle.pop()) if (next.isUsable()) return next;
    return start().resident;
  };
  const keep = (resident: Resident) => {
    if (!resident.isUsable()) return;
    if (idle.length < programs) idle.push(resident);
    else void resident.end();
  };

  async function handleResident(id: string, line: string, context: StoredContext) {
    const resident = take();
    const result = await limit(options, resident.handle({ id, line }), context, resident.kill);
    keep(resident);
    return result;
  }

  async function handleEach(line: string, context: StoredContext) {
    const program = starter.start({ readsOutput: false });
    let reason: string | undefined;
    const kill = (why: string) => {
      reason ??= why;
      program.kill();
    };
    try {
      return await limit(options, handleOnce(program, line), context, kill);
    } catch (error) {
      throw reason === undefined ? error : new Error(reason, { cause: error });
    }
  }

  return {
    /** Starts the first program, so that one that ends at once is told before an event is fetched. @throws {CliError} If it does. */
    async check() {
      if (isEach) return;
      const { started, resident } = start();
      idle.push(resident);
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, EARLY_MS));
      const end = await Promise.race([started.ended, late]);
      if (end)
        throw new CliError(
          `Cannot run events as the program must keep running and read its input: it ${describeEnd(end)} at once. With --each, a program handles one event and exits`,
        );
    },
    handle(event: { id: string }, context: StoredContext): Promise<HandlerResult | undefined> {
      const { attempt, deliveries, lane: seller } = context;
      const line = `${escapeControls(encodeExactJson({ ...event, seller, attempt, deliveries }))}\n`; // Some readers take U+2028 for the end of a line.
      return isEach ? handleEach(line, context) : handleResident(event.id, line, context);
    },
    /** Ends all programs: their inputs first, and what is left after two seconds at once. */
    async end() {
      for (const resident of residents) if (!idle.includes(resident)) resident.kill("the consumer ends"); // Nobody waits for it any more.
      const killing = setTimeout(starter.killAll, lastWordsMs);
      await Promise.all([...residents].map((resident) => resident.end()));
      clearTimeout(killing);
      starter.killAll();
    },
  };
}

/** Ends the program when its time is over, or when another worker has the seller. */
type Kill = (reason: string) => void;

async function limit<T>(options: ProgramHandlerOptions, handling: Promise<T>, { signal }: StoredContext, kill: Kill) {
  const { timeoutMs, isStopping } = options;
  const tooLong = () => kill(`the program took longer than ${formatWait(timeoutMs)} (--timeout)`);
  const timer = setTimeout(tooLong, timeoutMs);
  const lose = () => {
    if (!isStopping()) kill("another worker has the seller");
  };
  signal.addEventListener("abort", lose);
  try {
    return await handling;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", lose);
  }
}

const LONGEST_LINE = 1_048_576;
const CLOSED_MS = 500;

type Resident = ReturnType<typeof createResident>;

/**
 * Makes a program that stays and handles one event after the other, so that its end is the fault of one event alone: a line of
 * JSON for an event, and a line of JSON for how it ended.
 */
export function createResident({ stdin, stdout, ended, kill }: ProgramProcess) {
  let current: (PromiseWithResolvers<HandlerResult | undefined> & { id: string }) | undefined;
  let reason: string | undefined; // Why it is not usable any more.
  let isClosed = false;
  let buffered = "";

  const give = (problem: string) => {
    reason ??= problem;
    kill(); // The event has failed only when the program has ended, because it must not run beside the next try.
  };
  const answer = (line: string) => {
    const handling = current;
    if (!handling || reason !== undefined) return give("the program wrote an unexpected line");
    try {
      const said = readAnswer(line, handling.id);
      current = undefined;
      if ("failure" in said) handling.reject(new Error(said.failure));
      else handling.resolve(said.result);
    } catch (error) {
      give((error as Error).message);
    }
  };
  stdout!.setEncoding("utf8");
  stdout!.on("data", (chunk: string) => {
    const lines = (buffered + chunk).split("\n");
    buffered = lines.pop()!;
    for (const line of lines) answer(line);
    if (buffered.length > LONGEST_LINE) give("the program must answer in short lines: got one of more than 1 MiB");
  });
  stdout!.once("end", () => {
    isClosed = true; // Its exit code comes a moment later, unless it goes on without an output.
    setTimeout(() => give("the program closed its standard output"), CLOSED_MS).unref();
  });
  void ended.then((end) => {
    reason ??= `the program ${describeEnd(end)} before it answered`;
    current?.reject(new Error(reason));
    current = undefined;
  });

  return {
    isUsable: () => reason === undefined && !isClosed,
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
      stdin.end();
      await ended;
    },
  };
}

const DATA_ERROR = 65; // EX_DATAERR of sysexits.h: the input was wrong, and no retry can fix it.

/** Hands a program its only event, and reads how it ended from its exit code. @throws {Error} If it is none that settles the event. */
export async function handleOnce(program: ProgramProcess, line: string): Promise<HandlerResult | undefined> {
  program.stdin.end(line);
  const end = await program.ended;
  if (end.code === 0) return undefined;
  if (end.code === DATA_ERROR) return { dead: `the program ended with exit code ${DATA_ERROR}: no retry can fix it` };
  throw new Error(`the program ${describeEnd(end)}`);
}

const MEMBERS = ["id", "outcome", "reason", "retryInMs", "durationMs"];
const OUTCOMES = ["done", "failed", "retry", "dead", "park"];

/**
 * Reads the line with which a program answers an event: no result if it is done.
 *
 * @throws {Error} If the line is no answer to it. The line itself is not repeated, as it may hold anything.
 */
export function readAnswer(line: string, id: string): { result: HandlerResult | undefined } | { failure: string } {
  const fail = (got: string) =>
    new Error(
      `the program must answer an event with one line of JSON, such as {"id":"...","outcome":"done"}, and write nothing else to its standard output: got ${got}`,
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
