import { idText } from "./as-sent.ts";
import { decodeAs, decodeOrUndefined, type Decoder } from "./decoder.ts";
import type { DecodeError } from "../errors/decode.ts";
import { isPlatformError } from "../errors/platform.ts";

/** An item of a list that cannot be read, as it came. */
export interface UnreadableItem {
  /** Where it stood in the list that came, from 0. */
  index: number;
  /** Its id, where it has one; by it an event can be acknowledged. */
  id?: string;
  /** What came. It may hold personal data. */
  value: unknown;
  /** Why it cannot be read; `path` says where in the answer. */
  problem: DecodeError;
}

/** An answer with a list that holds what can be read, and beside it what cannot. Together they are what came. */
export type ReadApart<T> = T & { unreadable: UnreadableItem[] };

/**
 * Reads a list item by item: one that cannot be read stands in `unreadable`, and costs itself alone. Nor do errors beside items cost the
 * items: an answer with both is read (assumed).
 *
 * @param field The list.
 * @param item Reads an item.
 * @param decode Reads the answer and leaves the items as they are.
 */
export function listApart<T, Field extends keyof T & string>(
  field: Field,
  item: Decoder<T[Field] extends (infer Item)[] ? Item : never>,
  decode: Decoder<T>,
): Decoder<ReadApart<T>> {
  const read: Decoder<ReadApart<T>> = (page) => {
    const answer = decode(page);
    const unreadable: UnreadableItem[] = [];
    const items: unknown[] = [];
    for (const [index, value] of (answer[field] as unknown[]).entries()) {
      try {
        items.push(decodeAs(item, value, `an item of ${field}`, `/${field}/${index}`));
      } catch (problem) {
        unreadable.push(unreadableItem(index, value, problem));
      }
    }
    return { ...answer, [field]: items, unreadable };
  };
  return Object.assign(read, { list: field });
}

/**
 * Reads on the items of such an answer, again one by one: one that cannot be read joins those that stand apart, each with its
 * place in the list that came.
 *
 * @param items Those that could be read so far.
 * @param apartAlready Those that could not.
 * @param read Reads an item; `root` is where it stood in the answer, as a JSON Pointer.
 */
export function readEach<Item>(
  field: string,
  items: readonly unknown[],
  apartAlready: readonly UnreadableItem[],
  read: (value: unknown, root: string) => Item,
): { items: Item[]; unreadable: UnreadableItem[] } {
  const known = new Map(apartAlready.map((each) => [each.index, each]));
  const came = [...items];
  for (const { index, value } of known.values()) came.splice(index, 0, value); // each where it stood, as they are in order
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

/** @throws What is no fault of the item. */
function unreadableItem(index: number, value: unknown, problem: unknown): UnreadableItem {
  if (!isPlatformError(problem)) throw problem;
  const id = decodeOrUndefined(idText, (Object(value) as { id?: unknown }).id);
  return { index, ...(id && { id }), value, problem: problem as DecodeError };
}
