import { expect, test } from "vitest";
import type { Document } from "./openapi.ts";
import { readTexts } from "./texts.ts";

const read = (value: object) => readTexts(value as Document) as unknown;

test.each(["$defs", "headers", "parameters", "patternProperties", "properties", "responses", "schemas"])(
  "readTexts() takes the keys of %s for names, and those of what begins alike for keywords",
  (map) => {
    const named = { name: true, title: null, x: { description: 404, title: null } };

    expect(read({ [map]: named })).toEqual({ [map]: { ...named, x: { description: "404" } } });
    expect(read({ [`${map}X`]: named })).toEqual({
      [`${map}X`]: { name: "true", x: { description: "404" } },
    });
  },
);

test.each(["const", "default", "enum", "example", "examples"])("readTexts() leaves the value of %s as it is", (key) => {
  const data = { [key]: [{ name: 1, title: null }, 404] };

  expect(read({ properties: { description: data } })).toEqual({ properties: { description: data } });
});
