import { describeCall, type CallPlace } from "./place.ts";
import type { CallOptions } from "./call.ts";
import { ArgumentError } from "../errors/argument.ts";
import { PlatformError } from "../errors/platform.ts";
import { findPlatformCodes } from "../errors/platform-codes.ts";
import { findItemId, findItem, type Entry, type Sent } from "../errors/find-item.ts";

/** One item that the platform refused. */
export interface RefusedItem {
  /** The id of the item, as it was sent. `undefined` where the answer names no item that was sent, or the item has no id. */
  id: string | undefined;
  /** The index of the item in the list that was sent, from 0. `undefined` where it is unknown, for example because two items share an id. */
  index: number | undefined;
  /** The platform's code for the reason: `GEN700`. */
  code: string | undefined;
  /** The reason in the language that was requested. It may hold personal data. */
  message: string | undefined;
}

/** The outcome for the items of a call that the platform may carry out in part. */
export interface PartialResult<Answer = unknown> {
  /** Whether no item was refused. */
  isComplete: boolean;
  /**
   * Ids of the items that were certainly stored, in the order of the call, one for each item. Where two sellers' items share an id, the
   * `index` in `refused` shows which of them was refused. The list is empty if an entry of `refused` names no item, because the stored
   * items are then unknown. An item without an id is never in it.
   */
  stored: string[];
  /** The items that were refused, each with its reason. */
  refused: RefusedItem[];
  /** The answer of the platform. */
  answer: Answer;
}

/** Options that a caller may give to a call that the platform may carry out in part. */
export interface PartialOptions extends CallOptions {
  /** Throws a {@link PartialFailure} when an item was refused. Default: `false`, and the result shows the refused items. */
  throwOnRefused?: boolean;
}

/** The platform answered 2xx and refused some items. `result` says which, and why; it is not printed with the error. */
export class PartialFailure extends PlatformError {
  override readonly name = "PartialFailure";
  readonly code = "ERR_PLATFORM_PARTIAL";
  /** The operation in the specs: `Orders_Create`. */
  declare readonly operation: string;
  /** The method as its caller writes it: `channel.orders.create`. */
  declare readonly call?: string;
  /** The codes of the platform for all refused items: `GEN700`. */
  readonly platformCodes: readonly string[];
  readonly #result: PartialResult;

  constructor(place: CallPlace, result: PartialResult) {
    const codes = findPlatformCodes({ errorList: result.refused });
    const told = codes.length > 0 ? ` (${codes.join(", ")})` : "";
    const places = new Set(result.refused.map(({ index }) => index)); // One item may be refused for several reasons.
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

/** Reads the answer of such a call. */
type PartialFinish = (
  answer: unknown,
  call: { body?: unknown; options?: PartialOptions | undefined },
  place: CallPlace,
) => PartialResult;

/**
 * Reads an answer of partial success: the stored and the refused items. `findItem()` decides which item an entry is about. The entry that
 * only summarizes the others is left out.
 *
 * @param items Name of the list in the body that was sent.
 * @param id Name of the id in each of its items.
 */
export function createPartialFinish(
  items = "",
  id = "",
): PartialFinish & { check(action: string, body: unknown): void } {
  const finish: PartialFinish = (answer, { body, options }, place) => {
    const list = Object(body)[items] as unknown;
    const sent = { items, id, list: Array.isArray(list) ? list : [] };
    const result = { ...read(entriesOf(answer), sent), answer };
    if (options?.throwOnRefused && !result.isComplete) throw new PartialFailure(place, result);
    return result;
  };
  /** Without this check, the items of a value that is not a list would be missing from the result. */
  const check = (action: string, body: unknown) => {
    const list = (items && (Object(body) as Record<string, unknown>)[items]) ?? [];
    if (items && !Array.isArray(list)) throw new ArgumentError(action, items, "be an array", list);
  };
  return Object.assign(finish, { check });
}

const SUMMARY = "CHN401"; // "a part was not stored" (documented)

/** The objections in an answer: the entries of its list, or the answer itself where it is one error. */
function entriesOf(answer: unknown): Entry[] {
  const { errorList, errorCode, ErrorCode, code, error, ...rest } = Object(answer) as Record<string, string>;
  const entries = [errorList ?? []].flat() as Entry[];
  const own = errorCode ?? ErrorCode ?? code ?? error;
  if (entries.length > 0 || !own) return entries; // An empty code means that nothing is wrong.
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
