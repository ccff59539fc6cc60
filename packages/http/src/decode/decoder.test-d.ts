import { expectTypeOf, test } from "vitest";
import { boolean, integer, shape, text } from "./decoder.ts";
import { unionBy } from "./union.ts";

interface Cat {
  lives: number;
}
interface Dog {
  kind: "dog" | (string & {});
  name: string;
}
const pet = unionBy("kind", shape<{ kind: string }>({ kind: text }, {}), {
  cat: shape<Cat>({ lives: integer }, {}),
  dog: shape<Dog>({ kind: text, name: text }, {}),
});

test("comparing the field of a discriminator narrows to its member, and what is left is no known one", () => {
  const value = pet({});
  if (value.kind === "cat") expectTypeOf(value.lives).toEqualTypeOf<number>();
  else if (value.kind === "dog") expectTypeOf(value).toExtend<Dog>();
  else expectTypeOf(value).toEqualTypeOf<{ kind: "any other value" & { readonly unknown: true } }>();
  // @ts-expect-error not every pet has lives
  void value.lives;
  // @ts-expect-error there is no such member
  if (value.kind === "fish") return;
});

test("so does a number, and one of true and false, also where it may be missing", () => {
  const members = { 1: shape<Cat>({ lives: integer }, {}), 2: shape<{ name: string }>({ name: text }, {}) };
  const byNumber = unionBy("kind", shape<{ kind: number }>({ kind: integer }, {}), members)({});
  if (byNumber.kind === 1) expectTypeOf(byNumber.lives).toBeNumber();
  else if (byNumber.kind === 2) expectTypeOf(byNumber.name).toBeString();
  else expectTypeOf(byNumber).toEqualTypeOf<{ kind: -1 & { readonly unknown: true } }>();
  const flags = { true: members[1], false: members[2] };
  const byFlag = unionBy("isCat", shape<{ isCat?: boolean }>({}, { isCat: boolean }), flags)({});
  if (byFlag.isCat === true) expectTypeOf(byFlag.lives).toBeNumber();
  else if (byFlag.isCat === false) expectTypeOf(byFlag.name).toBeString();
  else expectTypeOf(byFlag).toEqualTypeOf<(Cat & { isCat?: true }) | ({ name: string } & { isCat?: false })>();
});
