import { expect, test } from "vitest";
import { createStore } from "./store.ts";
import { createTokens, type TokenRow } from "./tokens.ts";

function open() {
  let count = 0;
  const tokens = createTokens(createStore<{ tokens: TokenRow }>().table("tokens"), () => String((count += 1)));
  const issue = (expiresAt = 100) => tokens.issue({ subject: "x", kind: "channel", scopes: [], expiresAt });
  return { tokens, issue };
}

test("a token is found until it is over, and no other is", () => {
  const { tokens, issue } = open();
  const token = issue(100);

  expect(tokens.find(token, 99)).toMatchObject({ subject: "x" });
  expect([tokens.find(token, 100), tokens.find("channel-9", 0)]).toEqual([undefined, undefined]);
});

test("end() ends one token, revoke() all of them", () => {
  const { tokens, issue } = open();
  const [one, two] = [issue(), issue()];

  tokens.end(one);
  const left = [one, two].map((each) => tokens.find(each, 0) !== undefined);
  tokens.revoke();

  expect(left).toEqual([false, true]);
  expect(tokens.find(two, 0)).toBeUndefined();
});
