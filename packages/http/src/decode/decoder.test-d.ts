import { expectTypeOf, test } from "vitest";
import { integer, shape, text, unionBy } from "./decoder.ts";

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
