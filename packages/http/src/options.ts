import { ArgumentError, describeKind, hideText } from "./errors.ts";

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
 * @param defaults The default of each option, and `undefined` where there is none. A name that is missing or unknown does not compile.
 * @param within The place of the options, with a dot at its end: `poll.`.
 * @throws {ArgumentError} With the name of the most similar option. The value is not repeated, as it may be a secret.
 */
export function readOptions<Options extends object, const Defaults extends OptionDefaults<Options>>(
  action: string,
  given: Options | null | undefined,
  defaults: Defaults & { readonly [Name in Exclude<keyof Defaults, keyof Options>]: never },
  within = "",
): ReadOptions<Options, Defaults> {
  const options: Record<string, unknown> = { ...defaults };
  for (const [name, value] of Object.entries(given ?? {})) {
    if (value === undefined) continue;
    if (!Object.hasOwn(defaults, name)) {
      const [nearest] = Object.keys(defaults).sort(
        (one, other) => computeLikeness(other, name) - computeLikeness(one, name),
      );
      throw new ArgumentError(
        action,
        within + name,
        `be a known option (the nearest is ${within}${nearest})`,
        describeKind(value),
      );
    }
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

/** The number of letter pairs of one name that the other name contains, less half the difference of their lengths. */
function computeLikeness(one: string, other: string): number {
  const name = one.toLowerCase();
  const text = other.toLowerCase();
  const pairs = Array.from(name, (letter, at) => letter + (name[at + 1] ?? ""));
  return pairs.filter((pair) => text.includes(pair)).length - Math.abs(name.length - text.length) / 2;
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
 * @throws {ArgumentError} If the base is not an address, is plain http to another machine, or has a user, a query or a fragment: addresses
 *   appear in errors and logs, and these parts may hold secrets.
 * @see given spec §5.1 (only to be used over SSL)
 */
export function secureUrl(action: string, argument: string, base: string, path = ""): URL {
  const url = typeof base === "string" && parseUrl(base) ? new URL(`${trimSlashes(base)}${path}`) : undefined;
  checkSecureUrl(action, argument, url, base);
  if (url.username || url.password || /[?#]/.test(base))
    throw new ArgumentError(action, argument, "be an address without a user, a query or a fragment", base);
  return url;
}

/**
 * Checks that credentials may be sent to an address.
 *
 * @throws {ArgumentError} If the address is missing, or credentials may not be sent there.
 */
export function checkSecureUrl(
  action: string,
  argument: string,
  url: URL | undefined,
  given: unknown,
): asserts url is URL {
  const told = url?.protocol === "http:" ? given : hideText(given); // Text that is not an address may be a key.
  if (!url || !isSecure(url))
    throw new ArgumentError(action, argument, "be an https address (http only to this machine)", told);
}

/** Whether credentials may be sent to an address: by https, or by plain http to this machine. */
export function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
}

/** A base address without the slashes at its end. */
export function trimSlashes(base: string): string {
  let end = base.length;
  while (base[end - 1] === "/") end -= 1;
  return base.slice(0, end);
}
