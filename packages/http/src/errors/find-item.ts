/** One objection in an answer, as it came. */
export interface Entry {
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
export function findItem({ message = "", hint }: Entry, sent: Sent): number[] {
  const [said, asked] = [String(message), String(hint ?? "")];
  const steps = [...new Set([...placesIn(said, sent), ...placesIn(asked, sent)])];
  const byHint = hinted(asked, sent);
  const named = placesOf(namedIn(said, sent), sent);
  const found = steps.length > 0 ? agreeing(steps, byHint, sent) : byHint;
  if (steps.length === 0 && byHint.length === 0) return named;
  return named.length === 0 || found.some((at) => named.includes(at)) ? found : [];
}

/** The id of an item as text, or `undefined` where it has none. */
export function findItemId({ list, id }: Sent, at: number): string | undefined {
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
  const steps = text.matchAll(/([A-Za-z]+)(?:\[(\d{1,6})\]|\/(\d{1,6})(?!\w))/g);
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
  const isMarked = (id: string) => /\d/.test(id) && /\p{L}/u.test(id);
  const words = inText.filter(
    (id) => isMarked(id) && isAround(text, id, /(^|[^\p{L}\p{N}_./-])$/u, /^[./-]*($|[^\p{L}\p{N}_./-])/u),
  );
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
