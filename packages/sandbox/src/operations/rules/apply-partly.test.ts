import { expect, test } from "vitest";
import { applyEach } from "./apply-partly.ts";

test("a list of which everything fits has an empty answer", () => {
  expect(applyEach([1, 2], () => undefined)).toEqual({ body: {} });
});

test("entries that do not fit stand in the answer after one warning, and the others are applied", () => {
  const applied: number[] = [];

  const { body } = applyEach([1, 2, 3], (entry) => {
    if (entry === 2) return { code: "VAL100", message: "No", hint: "2" };
    applied.push(entry);
    return undefined;
  });

  expect(applied).toEqual([1, 3]);
  expect(body).toMatchObject({
    errorList: [
      { code: "CHN401", severity: "warning" },
      { code: "VAL100", message: "No", hint: "2", severity: "error" },
    ],
  });
});
