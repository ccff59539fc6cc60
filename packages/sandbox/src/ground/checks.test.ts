import { expect, test } from "vitest";
import { checkOptions } from "./checks.ts";

test("a misspelled option is refused with the known ones, and without its value", () => {
  const given = { portt: "secret" } as { port?: string };

  expect(() => checkOptions("start", given, { port: 1 })).toThrow(
    "Cannot start as portt must be a known option: one of port",
  );
  expect(() => checkOptions("start", given, { port: 1 })).not.toThrow("secret");
  expect(() => checkOptions("start", { x: 1 }, {} as { x: 1 })).toThrow("x must be a known option: there is none");
});

test.each([[null], ["x"], [[]]])("options that are no object are refused: %j", (given) => {
  expect(() => checkOptions("start", given as never, { port: 1 })).toThrow(
    "Cannot start as the options must be an object: got",
  );
});

test("known options, undefined ones and no options at all pass", () => {
  for (const given of [undefined, {}, { port: 1 }, { portt: undefined } as { port?: number }])
    expect(() => checkOptions("start", given, { port: 1 })).not.toThrow();
});
