import { describeCall, type CallPlace } from "./place.ts";
import type { CallOptions } from "./call.ts";
import { ArgumentError } from "../errors/argument.ts";
import { PlatformError } from "../errors/platform.ts";
import { findPlatformCodes } from "../errors/platform-codes.ts";
import { findItemId, findItem, type Entry, type Sent } from "../errors/find-item.ts";

/** One item that the platform refused. */
export interface RefusedItem {
  /** Which item, as it was sent. `undefined` where the answer names none of those that were, or the item has no id. */
  id: string | undefined;
  /** Where it stood in the list that was sent, from 0. `undefined` where nobody can tell: two items may share an id. */
  index: number | undefined;
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
   * Ids of the items that were stored for certain, in the order of the call, one for each item: where two sellers' items share an id,
   * `refused` says by `index` which of them was not. Empty while one of `refused` names no item, as nobody can tell then which were;
   * an item without an id is not among them.
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
    const codes = findPlatformCodes({ errorList: result.refused });
    const told = codes.length > 0 ? ` (${codes.join(", ")})` : "";
    const places = new Set(result.refused.map(({ index }) => index)); // one item may be refused for several reasons
    const count = places.has(undefined) ? "everything" : places.size;
    super(
      `Cannot complete ${describeCall(place)} in full: ${place.host ?? "the platform"} did not store ${count}${told}`,
    );
    Object.assign(this, place);
    this.platformCodes = codes;
    this.#result = result;
  }

  get result(): PartialResult {
    return this.#result;
  }
}

type Finish = (
  answer: unknown,
  call: { body?: unknown; options?: PartialOptions | undefined },
  place: CallPlace,
) => PartialResult;

/**
 * Reads what was stored and what was refused out of an answer of partial success; `whichItem()` says which item an entry means.
 * The entry that only sums up is left out.
 *
 * @param items Name of the list in the body that was sent.
 * @param id Name of the id in each of its items.
 */
export function createPartialFinish(items = "", id = ""): Finish & { check(action: string, body: unknown): void } {
  const finish: Finish = (answer, { body, options }, place) => {
    const list = Object(body)[items] as unknown;
    const sent = { items, id, list: Array.isArray(list) ? list : [] };
    const result = { ...read(entriesOf(answer), sent), answer };
    if (options?.throwOnRefused && !result.isComplete) throw new PartialFailure(place, result);
    return result;
  };
  /** What is no list would be sent, answered, and then not be told. */
  const check = (action: string, body: unknown) => {
    const list = (items && (Object(body) as Record<string, unknown>)[items]) ?? [];
    if (items && !Array.isArray(list)) throw new ArgumentError(action, items, "be an array", list);
  };
  return Object.assign(finish, { check });
}

const SUMMARY = "CHN401"; // "a part was not stored" (documented)

/** What an answer says against what was sent: its list, or else itself where it is an error and no list. */
function entriesOf(answer: unknown): Entry[] {
  const { errorList, errorCode, ErrorCode, code, error, ...rest } = Object(answer) as Record<string, string>;
  const entries = [errorList ?? []].flat() as Entry[];
  const own = errorCode ?? ErrorCode ?? code ?? error;
  if (entries.length > 0 || !own) return entries; // an empty code says that nothing is wrong
  return [{ code: String(own), message: rest["message"] ?? rest["errorMessage"] ?? rest["ErrorMessage"] }];
}

function read(entries: Entry[], sent: Sent): Omit<PartialResult, "answer"> {
  const reasons = entries.filter((entry) => Object(entry).code !== SUMMARY);
  const meant = (reasons.length > 0 ? reasons : entries).map((entry) => {
    const { code, message } = Object(entry) as Entry;
    return { places: findItem(Object(entry) as Entry, sent), code, message };
  });
  const isClear = meant.every(({ places }) => places.length > 0);
  const isRefused = new Set(meant.flatMap(({ places }) => places));
  return {
    isComplete: meant.length === 0,
    stored: isClear ? sent.list.flatMap((_, at) => (isRefused.has(at) ? [] : (findItemId(sent, at) ?? []))) : [],
    refused: meant.map(({ places, code, message }) => ({
      id: places.length > 0 ? findItemId(sent, places[0]!) : undefined,
      index: places.length === 1 ? places[0] : undefined,
      code,
      message,
    })),
  };
}
