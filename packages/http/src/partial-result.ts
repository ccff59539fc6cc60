import { ArgumentError, describeKind, PlatformError } from "./errors.ts";
import { describeRefusal, listFields, readRefusal, MOST_LETTERS } from "./reason.ts";
import { describeCall, type CallPlace } from "./hints.ts";
import type { CallOptions, OperationCall } from "./request.ts";

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
  throwOnRefused?: boolean | undefined;
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

  constructor({ fields, ...place }: CallPlace, result: PartialResult) {
    const refusal = readRefusal({ errorList: result.refused }, fields);
    const told = describeRefusal(refusal);
    const places = new Set(result.refused.map(({ index }) => index)); // One item may be refused for several reasons.
    const count = places.has(undefined) ? "everything" : places.size;
    super(
      `Cannot complete ${describeCall(place)} in full: ${place.host ?? "the platform"} did not store ${count}${told && ` (${told})`}`,
    );
    Object.assign(this, place);
    this.platformCodes = refusal.codes;
    this.#result = result;
  }

  get result(): PartialResult {
    return this.#result;
  }
}

/**
 * Reads an answer of partial success: the stored and the refused items. `findItem()` decides which item an entry is about. The entry that
 * only summarizes the others is left out.
 *
 * @param items Name of the list in the body that was sent.
 * @param id Name of the id in each of its items.
 */
export function createPartialFinish(items = "", id = "") {
  const finish = (
    answer: unknown,
    { body, bodyFields, options }: Pick<OperationCall, "body" | "bodyFields" | "options">,
    place: CallPlace,
  ): PartialResult => {
    const list = Object(body)[items] as unknown;
    const sent = { items, id, list: Array.isArray(list) ? list : [] };
    const result = { ...read(entriesOf(answer), sent), answer };
    if (options?.throwOnRefused && !result.isComplete)
      throw new PartialFailure({ ...place, fields: listFields(body, bodyFields) }, result);
    return result;
  };
  /** Without this check, the items of a value that is not a list would be missing from the result. */
  const check = (action: string, body: unknown) => {
    const list = (items && (Object(body) as Record<string, unknown>)[items]) ?? [];
    if (items && !Array.isArray(list)) throw new ArgumentError(action, items, "be an array", describeKind(list));
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

/** One objection in an answer, as it came. */
interface Entry {
  code?: string | undefined;
  message?: string | undefined;
  hint?: string | null;
}

/** The list that was sent: its name in the body, and the name of the id in each of its items. */
export interface Sent {
  items: string;
  id: string;
  list: readonly unknown[];
}

/**
 * Finds the items that a refusal is about. It accepts only clear evidence: a place in the list (`orderList[0].sellerId`, documented), a hint
 * that is exactly an id (documented), or an id that the message quotes or that is not an ordinary word (observed: clients look there). A
 * number in the message may be a limit or a count, so it is no evidence. Contradicting evidence gives no result.
 *
 * @returns The places of the items in the list: one, several that share the id, or none where the item is unknown.
 */
function findItem({ message = "", hint }: Entry, sent: Sent): number[] {
  const [said, asked] = [String(message).slice(0, MOST_LETTERS), String(hint ?? "")];
  const steps = [...new Set([...placesIn(said, sent), ...placesIn(asked, sent)])];
  const byHint = hinted(asked, sent);
  const named = placesOf(namedIn(said, sent), sent);
  const found = steps.length > 0 ? agreeing(steps, byHint, sent) : byHint;
  if (steps.length === 0 && byHint.length === 0) return named;
  return named.length === 0 || found.some((at) => named.includes(at)) ? found : [];
}

/** The id of an item as text, or `undefined` where it has none. */
function findItemId({ list, id }: Sent, at: number): string | undefined {
  const value = Object(list[at])[id] as unknown;
  return value === undefined || value === null || value === "" ? undefined : String(value);
}

/** The one place, if it is in the list and no hint is the id of another item. */
function agreeing(steps: number[], byHint: number[], { list }: Sent): number[] {
  const [step = 0] = steps;
  const isOne = steps.length === 1 && step < list.length && (byHint.length === 0 || byHint.includes(step));
  return isOne ? [step] : [];
}

/** Every `orderList[2]` and `/orderList/2` in a text. */
function placesIn(text: string, { items }: Sent): number[] {
  const steps = text.matchAll(/\b([A-Za-z]+)(?:\[(\d{1,6})\]|\/(\d{1,6})(?!\w))/g);
  return [...steps].flatMap(([, name, index, step]) => (name === items ? [Number(index ?? step)] : []));
}

/** The places of the item whose id is the hint. A hint that is also the id of a seller may mean another item. */
function hinted(hint: string, sent: Sent): number[] {
  const isSeller = sent.list.some(
    (item, at) => String(Object(item).sellerId) === hint && findItemId(sent, at) !== hint,
  );
  return isSeller ? [] : placesOf(hint, sent);
}

function placesOf(id: string | undefined, sent: Sent): number[] {
  return id ? sent.list.flatMap((_, at) => (findItemId(sent, at) === id ? [at] : [])) : [];
}

/** The only id that a text quotes, or else the only id that is a word with letters and digits in it. */
function namedIn(text: string, sent: Sent): string | undefined {
  const ids = new Set(sent.list.flatMap((_, at) => findItemId(sent, at) ?? []));
  const inText = [...ids].filter((id) => text.includes(id));
  const quoted = inText.filter((id) => isAround(text, id, /["'`„“‚‘»«]$/u, /^["'`“”‘’»«]/u));
  const [letter, sign] = [String.raw`\p{L}`, String.raw`[^\p{L}\p{N}_./-]`]; // As a literal, each start of Node would spend 0.5 ms on it.
  const isMarked = (id: string) => /\d/.test(id) && new RegExp(letter, "u").test(id);
  const [before, after] = [new RegExp(`(^|${sign})$`, "u"), new RegExp(`^[./-]*($|${sign})`, "u")];
  const words = inText.filter((id) => isMarked(id) && isAround(text, id, before, after));
  const [only, ...more] = quoted.length > 0 ? quoted : words;
  if (only === undefined || more.length > 0 || /^\d+$/.test(only)) return undefined; // A number may be a limit or a count.
  return holds(sent.list, only, sent.id) ? undefined : only; // If another field has the same value, the text may mean that field.
}

/** Whether a text contains an id with a matching end before it and a matching start behind it. */
function isAround(text: string, id: string, before: RegExp, after: RegExp): boolean {
  for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1))
    if (before.test(text.slice(0, at)) && after.test(text.slice(at + id.length))) return true;
  return false;
}

/** Whether a text is the value of any other field than the id. */
function holds(value: unknown, text: string, id: string, name?: string): boolean {
  if (typeof value !== "object" || value === null) return name !== id && String(value) === text;
  return Object.entries(value).some(([key, inner]) => holds(inner, text, id, key));
}
