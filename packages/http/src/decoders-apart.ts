import { decodeAs, type Decoder } from "./decoders.ts";
import { isPlatformError, type DecodeError } from "./errors.ts";

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
 * Reads a list item by item: one that cannot be read stands in `unreadable`, and costs itself alone.
 *
 * @param field The list.
 * @param item Reads an item.
 * @param decode Reads the answer and leaves the items as they are.
 */
export function apart<T, Field extends keyof T & string>(
  field: Field,
  item: Decoder<T[Field] extends (infer Item)[] ? Item : never>,
  decode: Decoder<T>,
): Decoder<ReadApart<T>> {
  return (value) => {
    const answer = decode(value);
    const unreadable: UnreadableItem[] = [];
    const items = (answer[field] as unknown[]).flatMap((each, index) => {
      try {
        return [decodeAs(item, each, `an item of ${field}`, `/${field}/${index}`)];
      } catch (problem) {
        if (!isPlatformError(problem)) throw problem;
        unreadable.push({ index, ...idOf(each), value: each, problem: problem as DecodeError });
        return [];
      }
    });
    return { ...answer, [field]: items, unreadable };
  };
}

function idOf(item: unknown): { id?: string } {
  const { id } = Object(item) as { id?: unknown };
  if (Number.isSafeInteger(id)) return { id: String(id) };
  return typeof id === "string" && id !== "" ? { id } : {};
}
