import { expect, test } from "vitest";
import { readTokenText } from "./text.ts";

test("a token of visible characters is taken as it is", () => {
  expect(readTokenText("a grant", "eyJ.a-b_c~+/=").reveal()).toBe("eyJ.a-b_c~+/=");
});

test.each(["", "canary ", "can\nary", "canärý"])("the token %j is refused without being quoted", (text) => {
  expect(() => readTokenText("a grant", text)).toThrow(
    /^Cannot get an access token by a grant as the token that came cannot be sent in a header$/,
  );
});
