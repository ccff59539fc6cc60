import { expect, test } from "vitest";
import { encodeForm } from "./encode-form.ts";

test("urlEncoded() writes a form like a query and leaves out what is not given", () => {
  expect(String(encodeForm({ refreshToken: "a b&c", nothing: undefined, no: 0 }))).toBe("refreshToken=a+b%26c&no=0");
});
