import { ArgumentError, describeKind, hideText } from "./errors.ts";
import { toLetters } from "./hints.ts";

/** The default of each option, which also says the names of all options. `undefined` stands for none. */
export type OptionDefaults<Options> = {
  readonly [Name in keyof Required<Options>]: undefined extends Options[Name] ? Options[Name] : undefined;
};

/** The options as they are used: those with a default always have a value. */
export type ReadOptions<Options, Defaults> = {
  [Name in keyof Required<Options>]: Name extends keyof Defaults
    ? undefined extends Defaults[Name]
      ? Options[Name]
      : Exclude<Options[Name], undefined>
    : never;
};

/**
 * Reads options: an option that is missing or `undefined` gets its default. An option that does not exist is refused, because a misspelled
 * one would otherwise have no effect, and nobody would notice.
 *
 * @example const { timeoutMs, clock } = readOptions("make a fetch", options, { timeoutMs: 30_000, clock: systemClock });
 * @param action The action that needs them, for the error.
 * @param defaults The default of each option, and `undefined` where there is none. An object holds the names of a group. A name that is
 *   missing or unknown does not compile.
 * @param within The place of the options, with a dot at its end: `poll.`.
 * @throws {ArgumentError} With the option that the name is a slip of, also one within a group (`pollIntervalMs` is `poll.intervalMs`), or else
 *   with all names. The value is not repeated, as it may be a secret. Also if an option whose default is a function is none, or if what was given is no object: it would have no effect.
 */
export function readOptions<Options extends object, const Defaults extends OptionDefaults<Options>>(
  action: string,
  given: Options | null | undefined,
  defaults: Defaults & { readonly [Name in Exclude<keyof Defaults, keyof Options>]: never },
  within = "",
): ReadOptions<Options, Defaults> {
  if ((given !== undefined && typeof given !== "object") || Array.isArray(given))
    throw new ArgumentError(action, within.replace(/\.$/, "") || "the options", "be an object", hideText(given));
  const options: Record<string, unknown> = { ...defaults };
  for (const [name, value] of Object.entries(given ?? {})) {
    if (value === undefined) continue;
    if (!Object.hasOwn(defaults, name)) {
      const known = listNames(defaults);
      const nearest = findNearest(name, known);
      const all = Object.keys(defaults).join(", ") || "none";
      const told = nearest ? `the nearest is ${within}${nearest}` : `there is ${all}`;
      throw new ArgumentError(action, within + name, `be a known option (${told})`, describeKind(value));
    }
    if (typeof (defaults as typeof options)[name] === "function" && typeof value !== "function")
      throw new ArgumentError(action, within + name, "be a function", hideText(value));
    options[name] = value;
  }
  return options as ReadOptions<Options, Defaults>;
}

/**
 * Refuses an option that does not exist, as `readOptions()` does.
 *
 * @param known Every option, as the keys of an object. Its type follows the type of the options, so that none can be forgotten.
 */
export const checkOptionNames = readOptions as <Options extends object>(
  action: string,
  given: Partial<Options> | undefined,
  known: Readonly<Record<keyof Required<Options>, unknown>>,
  within?: string,
) => void;

/** The names of all options, and of those within them: `poll`, `poll.intervalMs`. */
function listNames(defaults: object): string[] {
  return Object.entries(defaults).flatMap(([name, value]: [string, unknown]) => {
    const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
    const isGroup = inner.some(([, each]) => typeof each !== "function"); // A clock is none.
    return [name, ...(isGroup ? inner.map(([each]) => `${name}.${each}`) : [])];
  });
}

/** The known name that a name may be a slip of: at most two letters differ, and at most a third of them. */
export function findNearest(name: string, known: readonly string[]): string | undefined {
  const given = toLetters(name);
  for (const most of [0, 1, 2])
    for (const each of known)
      for (const form of [each, each.slice(each.indexOf(".") + 1)].map(toLetters))
        if (most * 3 <= Math.max(given.length, form.length) && isNear(given, form, most)) return each;
  return undefined;
}

/** Whether one text becomes the other where at most so many letters are added, left out or replaced. */
function isNear(one: string, other: string, most: number): boolean {
  if (one === other) return true;
  const [rest, others] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isNear(rest, others, most);
  return most > 0 && (isNear(rest, other, most - 1) || isNear(one, others, most - 1) || isNear(rest, others, most - 1));
}

/**
 * Checks a time limit, in ms.
 *
 * @throws {ArgumentError} If it is not a whole number of ms that a timer can wait for.
 */
export function checkTimeout(action: string, timeoutMs: number): void {
  if (!(Number.isInteger(timeoutMs) && timeoutMs >= 1 && timeoutMs < 2 ** 31))
    throw new ArgumentError(action, "timeoutMs", "be a whole number from 1 to 2147483647", timeoutMs);
}

/** Whether a header can carry a text. `fetch` refuses other text, and its error quotes the text. */
export function isHeaderText(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}

/**
 * Reads a text of a setting, which may come from an environment variable or a file: it is taken without the blanks, the line ends and the byte order
 * mark around it. What is no text is returned as it is.
 *
 * @throws {ArgumentError} If the text is in quotes, or has a line end or an invisible character in it. The error does not repeat it, because it may be a secret.
 */
export function readSetting<Given>(action: string, argument: string, given: Given): Given {
  if (typeof given !== "string") return given;
  const text = given.trim();
  const problem = findSettingProblem(text);
  if (problem) throw new ArgumentError(action, argument, problem, hideText(given));
  return text as Given;
}

/** What a setting must be that a trimmed text is not: an env file, a shell or a copied web page may leave such signs in it. */
export function findSettingProblem(text: string): string | undefined {
  if (/^(["'`]).*\1$/s.test(text)) return "not be in quotes; an env file of a container keeps them";
  const [sign] = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.exec(text) ?? [];
  const code = sign?.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
  return code && `be one line without invisible characters (it has U+${code})`;
}

/** Parses an address, relative to `base` if given. The result is `undefined` where the text is not an address. */
export function parseUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address of an endpoint that receives credentials, below a base address whose path prefix is kept.
 *
 * @param action The action, for errors: `create an ERP client`.
 * @param argument Name of the base address, for errors.
 * @param allowHttp Hosts that may be reached by plain http, such as a sandbox in another container: `sandbox` or `sandbox:7070`.
 * @throws {ArgumentError} If the base is not an address, is plain http to another machine, or has a user, a query or a fragment: addresses
 *   appear in errors and logs, and these parts may hold secrets. Also if `allowHttp` is no list of hosts.
 * @see given spec §5.1 (only to be used over SSL)
 */
export function secureUrl(
  action: string,
  argument: string,
  given: string,
  path = "",
  allowHttp?: readonly string[],
): URL {
  const base = readSetting(action, argument, given);
  const url = typeof base === "string" && parseUrl(base) ? new URL(`${trimSlashes(base)}${path}`) : undefined;
  const isPlain = !/[\s?#]/.test(base) && !url?.username && !url?.password;
  if (isPlain && url && isSecure(url, checkAllowHttp(action, allowHttp))) return url;
  const must = isPlain
    ? "be an https address (http only to this machine and to hosts of allowHttp)"
    : "be an address without a blank, a user, a query or a fragment";
  throw new ArgumentError(action, argument, must, url?.protocol === "http:" ? base : hideText(base)); // Text that is not an address may be a key.
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;

/**
 * Checks hosts that may be reached by plain http. There is no pattern for all hosts, because each one gets the credentials.
 *
 * @returns A copy without the blanks around each host, so that a later change by the caller has no effect.
 * @throws {ArgumentError} If it is no list of hosts.
 */
export function checkAllowHttp(action: string, allowHttp: readonly string[] = []): readonly string[] {
  const isHost = (each: string) => HOST.test(each) && URL.canParse(`http://${each}`);
  const hosts = [allowHttp].flat().map((each: unknown) => (typeof each === "string" ? each.trim() : ""));
  if (Array.isArray(allowHttp) && hosts.every(isHost)) return hosts;
  const must = "be a list of hosts such as sandbox or sandbox:7070";
  throw new ArgumentError(action, "allowHttp", must, hideText(allowHttp));
}

/** Whether credentials may be sent to an address: by https, or by plain http to this machine or to a host that the caller names. */
export function isSecure({ protocol, hostname, host }: URL, allowHttp: readonly string[] = []): boolean {
  if (protocol !== "http:") return protocol === "https:";
  const isAllowed = (each: string) => {
    const allowed = new URL(`http://${each}`); // It has no port where that is the default one.
    return /:\d+$/.test(each) ? allowed.host === host : allowed.hostname === hostname;
  };
  return LOOPBACK.test(hostname) || allowHttp.some(isAllowed);
}

/** A base address without the slashes at its end. */
export function trimSlashes(base: string): string {
  let end = base.length;
  while (base[end - 1] === "/") end -= 1;
  return base.slice(0, end);
}
