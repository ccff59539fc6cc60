import { isMismatch, throwMismatch, type Decoder } from "./decoder.ts";

/** The value as the first shape that fits reads it. */
export function union<Members extends readonly unknown[]>(
  ...members: { [Index in keyof Members]: Decoder<Members[Index]> }
): Decoder<Members[number]> {
  return (value, ...place) => {
    for (const member of members)
      try {
        return member(value, ...place);
      } catch (error) {
        if (!isMismatch(error)) throw error;
      }
    return throwMismatch(`one of ${members.length} shapes`, value);
  };
}

/** The value of a field that is written as the name of a member. */
type Named<Name, Value> = [Value] extends [boolean]
  ? Name extends "true"
    ? true
    : false
  : [Value, Name] extends [number, `${infer Whole extends number}`]
    ? Whole
    : Name;

/** The field that tells a member, with the value of its member; it may be missing where its head says so. */
type Told<Key extends string, Head, Value> = Head extends { [Name in Key]: unknown }
  ? { [Name in Key]: Value }
  : { [Name in Key]?: Value };

/** A member that is not known: a literal that no known one has, so that comparing narrows. Of `true` and `false` there is no other. */
type Other<Key extends string, Value> = [Value] extends [boolean]
  ? never
  : { [Name in Key]: (Value extends string ? "any other value" : -1) & { readonly unknown: true } };

/**
 * The value as the member reads it that one of its fields names. A value that it has no member for is kept as it came, with an unknown name,
 * because the platform may add a member. Where the field may be missing, a value without it is the first member that fits.
 *
 * @param head Reads only the field.
 */
export function unionBy<
  Key extends string,
  Head extends { [Name in Key]?: string | number | boolean },
  Members extends object,
>(
  key: Key,
  head: Decoder<Head>,
  members: { [Name in keyof Members]: Decoder<Members[Name]> },
): Decoder<
  | {
      [Name in keyof Members]: Members[Name] & Told<Key, Head, Named<Name, NonNullable<Head[Key]>>>;
    }[keyof Members]
  | Other<Key, NonNullable<Head[Key]>>
> {
  const decoders = new Map<string, Decoder<unknown>>(Object.entries(members));
  const first = union(...decoders.values());
  return (value, ...place) => {
    const kept = head(value);
    const name = kept[key];
    return (name === undefined ? first : (decoders.get(String(name)) ?? (() => kept)))(value, ...place) as never;
  };
}
