import { ArgumentError, isPlatformError, type Clock } from "@kontor/http";
import { readOptions, systemClock } from "@kontor/http/internal";

/** Writes the log lines of the consumer: pino, or any logger with the same methods. No line contains a payload. If a method throws, its line goes to the console. */
export interface Logger {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Options of `consoleLogger()`: the format of a line, and its clock. */
export interface ConsoleLoggerOptions {
  /** Writes a line as a JSON object with `time`, `level`, `message` and the facts, for programs that collect logs. Default `false`. */
  json?: boolean | undefined;
  /** Gives the time of a line. Default: the clock of this machine. */
  clock?: Pick<Clock, "now"> | undefined;
}

/**
 * Makes a logger that writes each warning and each error as one line with its time to the console. It is the default of the consumers.
 * Control characters, such as those that move the cursor of a terminal, are escaped (`\u001b`). A fact that cannot be written does not prevent its line.
 * In JSON, facts named `time`, `level` and `message` become `fact.time` and so on.
 *
 * @example createChannelConsumer({ logger: consoleLogger({ json: true }), ...options });
 * @throws {ArgumentError} If an option is unknown, `json` is not `true` or `false`, or the clock has no `now()`.
 */
export function consoleLogger(options: ConsoleLoggerOptions = {}): Logger {
  const action = "log to the console";
  const { json, clock } = readOptions(action, options, { json: false, clock: systemClock });
  if (typeof json !== "boolean") throw new ArgumentError(action, "json", "be true or false", json);
  if (typeof clock?.now !== "function") throw new ArgumentError(action, "clock.now", "be a function", clock?.now);
  const format = (level: string, facts: unknown, message: unknown) => {
    const time = new Date(clock.now()).toISOString();
    const text = String(message);
    if (json) {
      const named = listFacts(facts).map(([name, fact]) => [OURS_IN_JSON.test(name) ? `fact.${name}` : name, fact]);
      const all = [...Object.entries({ time, level, message: text }), ...named].filter(
        ([, fact]) => fact !== undefined,
      );
      return `{${all.map(([name, fact]) => `${writeJson(name)}:${writeJson(fact)}`).join(",")}}`;
    }
    const told = listFacts(facts).map(([name, fact]) => ` ${formatFact(name)}=${formatFact(fact)}`);
    return `${time} ${level} ${escapeControls(text.replaceAll(/[\r\n]+/g, " "))}${told.join("")}`;
  };
  return {
    info: () => {},
    warn: (facts, message) => console.warn(format("warn", facts, message)),
    error: (facts, message) => console.error(format("error", facts, message)),
  };
}

const OURS_IN_JSON = /^(time|level|message)$/;

/** Characters that end a line, control a terminal, or turn the direction of text, so that a line would show what it does not say. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

function escapeControls(text: string): string {
  return text.replaceAll(CONTROL, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Makes a logger whose lines go to `spare` where `log` throws, so that the log never disturbs the work. */
export function guardLogger(log: Logger, spare: Logger): Logger {
  const guard = (level: keyof Logger) => (facts: object, message: string) => {
    try {
      log[level](facts, message);
    } catch {
      spare[level](facts, message);
    }
  };
  return { info: guard("info"), warn: guard("warn"), error: guard("error") };
}

/** Lists the facts of a line. Handlers may be JavaScript, and give an error or nothing in place of an object. */
function listFacts(facts: unknown): [name: string, fact: unknown][] {
  const isText = typeof facts !== "object" && facts !== undefined;
  const all = (isText || facts instanceof Error ? { facts } : (facts ?? {})) as Record<string, unknown>;
  const names = readSafely(() => Object.keys(all));
  return Array.isArray(names) ? names.map((name: string) => [name, readSafely(() => all[name])]) : [["facts", names]];
}

function readSafely(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return "cannot be read";
  }
}

/** Text of one word stands as it is. Anything else is JSON, in which a line break is no line break. */
function formatFact(fact: unknown): string {
  if (fact === undefined) return "undefined";
  return typeof fact === "string" && /^[^\s"=]+$/.test(fact) && fact === escapeControls(fact) ? fact : writeJson(fact);
}

/** A logger must never throw, and a fact of a handler may be of any kind. */
function writeJson(value: unknown): string {
  try {
    return escapeControls(JSON.stringify(value, replaceUnwritable) ?? JSON.stringify(String(value)));
  } catch {
    return JSON.stringify("cannot be written as JSON");
  }
}

/** JSON has no large integers, and would show an error as `{}`. */
function replaceUnwritable(_: string, value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  return value instanceof Error ? describeError(value) : value;
}

const MOST_CAUSES = 4;

/**
 * Describes a thrown value of any kind as text, because a handler may throw anything: the message, and the messages of what caused it, as
 * "fetch failed" alone says nothing. An error of ours names its cause already. Long messages are cut, so that all has 2,000 characters at most. It never throws.
 */
export function describeError(thrown: unknown): string {
  try {
    const reasons = [...new Set(listReasons(thrown, MOST_CAUSES))];
    const size = reasons.reduce((sum, { length }) => sum + length + 2, -2);
    const most = size <= MOST_CHARACTERS ? MOST_CHARACTERS : Math.trunc(MOST_CHARACTERS / reasons.length) - 2;
    return reasons.map((reason) => cutText(reason, most)).join(": "); // They are cut before they are joined, which would copy them.
  } catch {
    return "the thrown value cannot be written as text";
  }
}

function listReasons(thrown: unknown, most: number): string[] {
  const { message, code, cause, errors } = Object(thrown) as Record<string, unknown>;
  if (!(thrown instanceof Error)) return [String(typeof code === "string" ? code : thrown)];
  const own = [message, code, thrown.name].find((text) => typeof text === "string" && text !== "") as string;
  if (isPlatformError(thrown) || most === 0) return [own];
  const causes = Array.isArray(errors) ? errors.slice(0, 2) : cause === undefined ? [] : [cause];
  const found = causes.flatMap((each) => listReasons(each, most - 1));
  return message === "" && found.length > 0 ? found : [own, ...found];
}

const MOST_FRAMES = 8;
const MOST_OF_STACK = 20_000;
const MOST_OF_FRAMES = 800;

/** A frame with a place in a file. Other frames tell nothing about a program, and those of evaluated code may hold a value. */
const FRAME =
  /^\s+at (?:async )?(?:(?<name>[\w$.<>#[\]:*'" -]+) \()?(?<file>(?:file:\/\/|\/|[A-Za-z]:[\\/])[^?]+)(?:\?.*)?(?<place>:\d+:\d+)\)?$/;

/** Frames of our packages, which are the same for every handler. */
const OWN_FRAME =
  /[\\/](?:@kontor[\\/][a-z-]+|packages[\\/](?:channel-events|cli))[\\/](?:dist|src)[\\/](?!.*[.]test[.])/;

/** Lists where an error that is not one of ours was thrown, as it may be a bug: at most eight frames, and nothing of its message. */
function listFrames(thrown: unknown): string[] {
  try {
    if (!(thrown instanceof Error) || isPlatformError(thrown)) return [];
    const { stack = "", message } = thrown;
    const start = message ? Math.max(0, stack.indexOf(message)) + message.length : 0;
    const frames = stack.slice(start, start + MOST_OF_STACK).split("\n");
    return frames
      .flatMap((line) => {
        const { name = "<anonymous>", file, place } = FRAME.exec(line)?.groups ?? {};
        return file === undefined || OWN_FRAME.test(file)
          ? []
          : [`    at ${name} (${file.replace("file://", "")}${place})`];
      })
      .slice(0, MOST_FRAMES);
  } catch {
    return [];
  }
}

/** Describes a failure for the inbox: the message, and for what may be a bug the lines of its stack. `readFirstLine()` gives only the message. */
export function describeProblem(thrown: unknown): string {
  const frames = listFrames(thrown).map((frame) => `\n${frame}`);
  const stack = cutText(frames.join(""), MOST_OF_FRAMES);
  return cutText(describeError(thrown), MOST_CHARACTERS - stack.length) + stack;
}

/** Cut as well, because a row may have been stored by an older version. */
export function readFirstLine(problem: string): string {
  return cutText(problem.split("\n", 1)[0]!);
}

const MOST_CODES = 20;

/**
 * Builds the facts about a failure: the message, and for errors of this project also the code, the call, the status, the codes and the
 * reason of the platform, and the hint. For other errors, `stack` says where they were thrown.
 */
export function buildProblemFacts(error: unknown): object {
  const problem = describeError(error);
  const stack = cutText(listFrames(error).join("\n"));
  if (!isPlatformError(error)) return { problem, ...(stack && { stack }) };
  const { code, operation, status, platformCodes, reason, hint } = error as unknown as Record<string, unknown>;
  const known = { code, operation, status, platformCodes, reason, hint };
  const told = Object.entries(known).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  const cut = (value: unknown) => (typeof value === "string" ? cutText(value) : value);
  const shown = told.map(([name, value]) => [
    name,
    Array.isArray(value) ? value.slice(0, MOST_CODES).map(cut) : cut(value),
  ]);
  return { problem, ...Object.fromEntries(shown) };
}

/** The most characters of a text of others, such as the message of an error, that are logged, stored or shown. */
export const MOST_CHARACTERS = 2_000;

/**
 * Cuts a text of others: the result has at most `most` characters. Where something is left out, it ends with the length of the text. A pair of
 * surrogates, such as an emoji, is not split. The result is a copy, so that it does not keep a text of megabytes in memory.
 *
 * @example cutText(page) // "Cannot read <html> … (312,411 characters)"
 */
export function cutText(text: string, most: number = MOST_CHARACTERS): string {
  if (text.length <= most) return text;
  const end = `… (${text.length.toLocaleString("en-US")} characters)`;
  const length = Math.max(0, most - end.length);
  const isSplit = /[\uD800-\uDBFF]/.test(text[length - 1] ?? "") && /[\uDC00-\uDFFF]/.test(text[length]!);
  return [...text.slice(0, isSplit ? length - 1 : length).split(""), end].join("");
}
