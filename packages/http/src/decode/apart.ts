import { type DecodeError, isPlatformError } from "../errors.ts";
import { decodeAs, decodeOrUndefined, idText, type Decoder } from "./decoder.ts";

/** An item of a list that cannot be read, as it came. */
export interface UnreadableItem {
  /** Its index in the list that came, from 0. */
  index: number;
  /** Its id, where it has one. An event can be acknowledged by it. */
  id?: string;
  /** The item as it came. It may hold personal data. */
  value: unknown;
  /** The reason. Its `path` is the place in the answer. */
  problem: DecodeError;
}

/** An answer whose list contains the readable items. The unreadable ones are in `unreadable`, so none is lost. */
export type ReadApart<T> = T & { unreadable: UnreadableItem[] };

/**
 * Reads a list item by item. An item that cannot be read goes to `unreadable`, and the others stay readable. An answer that has both items
 * and errors is read as well (assumed).
 *
 * @param field The list.
 * @param item Reads an item.
 * @param decode Reads the answer without changing the items.
 */
export function listApart<T, Field extends keyof T & string>(
  field: Field,
  item: Decoder<T[Field] extends (infer Item)[] ? Item : never>,
  decode: Decoder<T>,
): Decoder<ReadApart<T>> {
  const read: Decoder<ReadApart<T>> = (page) => {
    const answer = decode(page);
    const readItem = (value: unknown, root: string) => decodeAs(item, value, `an item of ${field}`, root);
    const { items, unreadable } = readEach(field, answer[field] as unknown[], [], readItem);
    return { ...answer, [field]: items, unreadable };
  };
  return Object.assign(read, { list: field });
}

/**
 * Reads the items of such an answer further, again one by one. An item that cannot be read joins the unreadable ones. Each keeps its index
 * in the list that came.
 *
 * @param items The items that are readable so far.
 * @param apartAlready The items that are already unreadable.
 * @param read Reads an item; `root` is its place in the answer, as a JSON Pointer.
 */
export function readEach<Item>(
  field: string,
  items: readonly unknown[],
  apartAlready: readonly UnreadableItem[],
  read: (value: unknown, root: string) => Item,
): { items: Item[]; unreadable: UnreadableItem[] } {
  const known = new Map(apartAlready.map((each) => [each.index, each]));
  const came = [...items];
  for (const { index, value } of known.values()) came.splice(index, 0, value); // They are in order, so each gets its own index back.
  const unreadable: UnreadableItem[] = [];
  const readable: Item[] = [];
  for (const [index, value] of came.entries()) {
    const before = known.get(index);
    try {
      if (before) unreadable.push(before);
      else readable.push(read(value, `/${field}/${index}`));
    } catch (problem) {
      unreadable.push(unreadableItem(index, value, problem));
    }
  }
  return { items: readable, unreadable };
}

/** @throws The given error, if it is a fault of ours and not of the item. */
function unreadableItem(index: number, value: unknown, problem: unknown): UnreadableItem {
  if (!isPlatformError(problem)) throw problem;
  const id = decodeOrUndefined(idText, (Object(value) as { id?: unknown }).id);
  return { index, ...(id && { id }), value, problem: problem as DecodeError };
}
