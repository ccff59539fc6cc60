import { isPlatformError, type Clock } from "@kontor/http";
import { readOptions, systemClock } from "@kontor/http/internal";
import type { StoredEvent } from "../inbox/event.ts";
import { decodeRaw, findSeller, findSellerIn } from "../page/item.ts";

/** Takes the log lines of the consumer: pino, or any logger with the same methods. No line holds a payload. */
export interface Logger {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Options of `consoleLogger()`: the form of a line, and the clock of its time. */
export interface ConsoleLoggerOptions {
  /** Writes a line as a JSON object with `time`, `level`, `message` and the facts, for programs that collect logs. Default `false`. */
  json?: boolean | undefined;
  /** Gives the time of a line. Default: the clock of this machine. */
  clock?: Pick<Clock, "now"> | undefined;
}

/**
 * Makes a logger that writes each warning and each error as one line with its time to the console. It is the default of the consumers.
 *
 * @example createChannelConsumer({ logger: consoleLogger({ json: true }), ...options });
 * @throws {ArgumentError} If an option is unknown.
 */
export function consoleLogger(options: ConsoleLoggerOptions = {}): Logger {
  const { json, clock } = readOptions("log to the console", options, { json: false, clock: systemClock });
  const format = (level: string, facts: object, message: string) => {
    const time = new Date(clock.now()).toISOString();
    if (json) return writeJson({ time, level, message, ...facts });
    const told = Object.entries(facts).map(([name, fact]) => ` ${name}=${formatFact(fact)}`);
    return `${time} ${level} ${message.replaceAll("\n", " ")}${told.join("")}`;
  };
  return {
    info: () => {},
    warn: (facts, message) => console.warn(format("warn", facts, message)),
    error: (facts, message) => console.error(format("error", facts, message)),
  };
}

/** Text of one word stands as it is. Anything else is JSON, in which a line break is no line break. */
function formatFact(fact: unknown): string {
  return typeof fact === "string" && /^[^\s"=]+$/.test(fact) ? fact : writeJson(fact);
}

/** A logger must never throw, and a fact of a handler may be of any kind. */
function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return JSON.stringify("cannot be written as JSON");
  }
}

/** Describes a thrown value of any kind as text, because a handler may throw anything. It never throws. */
export function describeError(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown);
  } catch {
    return "the thrown value cannot be written as text";
  }
}

const MOST_FRAMES = 8;

/** A frame with a place in a file. Other frames tell nothing about a program, and those of evaluated code may hold a value. */
const FRAME =
  /^\s+at (?:async )?(?:(?<name>[\w$.<>#[\]:*'" -]+) \()?(?<file>(?:file:\/\/|\/|[A-Za-z]:[\\/])[^?]+)(?:\?.*)?(?<place>:\d+:\d+)\)?$/;

/** Frames of our packages, which are the same for every handler. */
const OURS = /[\\/](?:@kontor[\\/][a-z-]+|packages[\\/](?:channel-events|cli))[\\/](?:dist|src)[\\/](?!.*[.]test[.])/;

/** Lists where an error that is not one of ours was thrown, as it may be a bug: at most eight frames, and nothing of its message. */
function listFrames(thrown: unknown): string[] {
  if (!(thrown instanceof Error) || isPlatformError(thrown)) return [];
  try {
    const { stack = "", message } = thrown;
    const frames = stack.slice(message ? Math.max(0, stack.indexOf(message)) + message.length : 0).split("\n");
    return frames
      .flatMap((line) => {
        const { name = "<anonymous>", file, place } = FRAME.exec(line)?.groups ?? {};
        return file === undefined || OURS.test(file) ? [] : [`    at ${name} (${file.replace("file://", "")}${place})`];
      })
      .slice(0, MOST_FRAMES);
  } catch {
    return [];
  }
}

/** Describes a failure for the inbox: the message, and for what may be a bug the lines of its stack. `readFirstLine()` gives the message alone. */
export function describeProblem(thrown: unknown): string {
  return [describeError(thrown), ...listFrames(thrown)].join("\n");
}

export function readFirstLine(problem: string): string {
  return problem.split("\n", 1)[0]!;
}

/**
 * The facts about an event in a log line. In spans, `id` is `messaging.message.id`, and `type`, `lane`, `attempt` and `deliveries` are
 * `kontor.event.type` and so on. Only the log names the seller.
 */
export interface EventFacts {
  id: string;
  type: string;
  lane: string;
  /** The `sellerId` of the payload. It is absent if the payload has none. */
  seller?: string;
  /** The number of handler runs of this event, this one included; 0 if no handler has run. */
  attempt: number;
  /** How often the platform sent the event. */
  deliveries: number;
}

/** Builds the facts about an event whose handler runs. */
export function buildEventFacts(event: StoredEvent): EventFacts {
  return buildArrivalFacts(event, { attempt: event.attempts + 1, deliveries: event.deliveries });
}

/** Builds the facts about an event as it arrives, with the counts of its runs and deliveries. */
export function buildArrivalFacts(
  { id, type, lane, raw }: Pick<StoredEvent, "id" | "type" | "lane" | "raw">,
  { attempt, deliveries }: Pick<EventFacts, "attempt" | "deliveries">,
): EventFacts {
  const decoded = decodeRaw(raw);
  const seller = "problem" in decoded ? findSellerIn(raw) : findSeller(decoded.event);
  return { id, type, lane, ...(seller && { seller }), attempt, deliveries };
}

/**
 * Builds the facts about a failure: the message, and for errors of this project also the code, the call, the status, the codes and the
 * reason of the platform, and the hint. For other errors, `stack` says where they were thrown.
 */
export function buildProblemFacts(error: unknown): object {
  const problem = describeError(error);
  const stack = listFrames(error).join("\n");
  if (!isPlatformError(error)) return { problem, ...(stack && { stack }) };
  const { code, operation, status, platformCodes, reason, hint } = error as unknown as Record<string, unknown>;
  const known = { code, operation, status, platformCodes, reason, hint };
  const told = Object.entries(known).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return { problem, ...Object.fromEntries(told) };
}
