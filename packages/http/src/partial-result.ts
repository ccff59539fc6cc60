import { nameOf, type CallPlace } from "./call-place.ts";
import type { CallOptions } from "./caller.ts";
import { ArgumentError, PlatformError } from "./errors.ts";
import { platformCodes } from "./platform-codes.ts";

/** One item that the platform refused. */
export interface RefusedItem {
  /** Which item, as it was sent. `undefined` where the answer names none of those that were. */
  id: string | undefined;
  /** What the platform calls it: `GEN700`. */
  code: string | undefined;
  /** In the language that was asked for. It may hold personal data. */
  message: string | undefined;
}

/** What became of the items of a call that may be done in part. */
export interface PartialResult<Answer = unknown> {
  /** Whether nothing was refused. */
  isComplete: boolean;
  /**
   * Ids of the items that were stored, in the order of the call. Empty while one of `refused` names no item, as nobody can tell
   * then which were; and for a call whose items have no ids.
   */
  stored: string[];
  refused: RefusedItem[];
  /** What the platform answered. */
  answer: Answer;
}

/** What a caller may say about a call that may be done in part. */
export interface PartialOptions extends CallOptions {
  /** Throws a {@link PartialFailure} when an item was refused. Default: the result tells it. */
  throwOnRefused?: boolean;
}

/** The platform answered 2xx and refused some items. Which, and why, is in `result`; it is not printed. */
export class PartialFailure extends PlatformError {
  override readonly name = "PartialFailure";
  readonly code = "ERR_PLATFORM_PARTIAL";
  declare readonly operation: string;
  declare readonly call?: string;
  readonly platformCodes: readonly string[];
  readonly #result: PartialResult;

  constructor(place: CallPlace, result: PartialResult) {
    const codes = platformCodes({ errorList: result.refused });
    const told = codes.length > 0 ? ` (${codes.join(", ")})` : "";
    super(
      `Cannot complete ${nameOf(place)} in full: ${place.host ?? "the platform"} did not store ${result.refused.length}${told}`,
    );
    Object.assign(this, place);
    this.platformCodes = codes;
    this.#result = result;
  }

  get result(): PartialResult {
    return this.#result;
  }
}

type Finish = (answer: unknown, call: { body?: unknown; throwOnRefused?: boolean }, place: CallPlace) => PartialResult;

/**
 * Reads what was stored and what was refused out of an answer of partial success. An item is known by the hint of its entry, or
 * else by its id in the message (observed: clients look there); the entry that only sums up is left out.
 *
 * @param items Name of the list in the body that was sent.
 * @param id Name of the id in each of its items.
 */
export function partly(items?: string, id?: string): Finish & { check(action: string, body: unknown): void } {
  const finish: Finish = (answer, { body, throwOnRefused }, place) => {
    const list = items && id ? Object(Object(body)[items] ?? []) : [];
    const ids = [...(list as Iterable<unknown>)].map((item) => String(Object(item)[id!]));
    const result = { ...read(Object(answer).errorList ?? [], [...new Set(ids)]), answer };
    if (throwOnRefused && !result.isComplete) throw new PartialFailure(place, result);
    return result;
  };
  /** What is no list would be sent, answered, and then not be told. */
  const check = (action: string, body: unknown) => {
    const list = (items && (Object(body) as Record<string, unknown>)[items]) ?? [];
    if (items && !Array.isArray(list)) throw new ArgumentError(action, items, "be an array", list);
  };
  return Object.assign(finish, { check });
}

interface Entry {
  code?: string;
  message?: string;
  hint?: string | null;
}

const SUMMARY = "CHN401"; // "a part was not stored" (documented)

function read(entries: Entry[], ids: string[]): Omit<PartialResult, "answer"> {
  const reasons = entries.filter(({ code }) => code !== SUMMARY);
  const refused = (reasons.length > 0 ? reasons : entries).map(({ code, message, hint }) => ({
    id: ids.find((each) => each === hint) ?? namedIn(message ?? "", ids),
    code,
    message,
  }));
  const isClear = refused.every(({ id }) => id !== undefined);
  return {
    isComplete: refused.length === 0,
    stored: isClear ? ids.filter((each) => !refused.some(({ id }) => id === each)) : [],
    refused,
  };
}

/** The only one of the ids that stands in a text as a word of its own. */
function namedIn(text: string, ids: string[]): string | undefined {
  const words = new Set(text.split(/[^\p{L}\p{N}_./-]+/u).map((word) => word.replace(/^[./-]+|[./-]+$/g, "")));
  const named = ids.filter((id) => words.has(id));
  return named.length === 1 ? named[0] : undefined;
}
