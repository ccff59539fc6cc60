import { inspect } from "node:util";
import { expect, test } from "vitest";
import { DecodeError, Secret } from "@kontor/http";
import { findRefreshToken, isGoingOn, markGoingOn, TokenError, withRefreshToken } from "./error.ts";

test.each([
  [400, true],
  [404, true],
  [499, true],
  [408, false],
  [429, false],
  [500, false],
  [undefined, false],
])("a refusal with the status %s is final: %s", (status, isFinal) => {
  expect(new TokenError("a grant", "x", { status }).isFinal).toBe(isFinal);
});

test("the message names the place, the codes and the first thing to check", () => {
  const facts = { status: 400, host: "a.test", path: "/v1/auth", platformCodes: ["VAL100"] };

  expect(new TokenError("a grant", "it was refused", facts).message).toBe(
    "Cannot get an access token by a grant as it was refused (a.test/v1/auth, VAL100)",
  );
  expect(new TokenError("a grant", "it was refused", { status: 400 }).hint).toBe(
    "Is the credential for this host and tenant?",
  );
  expect(new TokenError("a grant", "x", { status: 400, hint: "Look there" }).message).toMatch(/ as x\. Look there$/);
});

test("a cause gives its code, and an unreadable answer gives its hint", () => {
  const refused = new TypeError("canary", { cause: Object.assign(new Error("canary"), { code: "ECONNREFUSED" }) });
  const error = new TokenError("a grant", "no answer came", { cause: refused, host: "a.test" });
  const unreadable = new DecodeError("the answer", "is a page", { hint: "Did a proxy answer?" });

  expect(error.message).toMatch(/\(a\.test, ECONNREFUSED\)\. Nothing listens there/);
  expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain("canary");
  expect(new TokenError("a grant", "x", { cause: unreadable }).hint).toBe("Did a proxy answer?");
});

test("a refresh token travels with an error of tokens alone, and no print shows it", () => {
  const error = new TokenError("a grant", "x");

  withRefreshToken(error, new Secret("canary"));

  expect(findRefreshToken(error)?.reveal()).toBe("canary");
  expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain("canary");
  const other = new Error("x");
  expect([findRefreshToken(withRefreshToken(other, new Secret("r"))), findRefreshToken(undefined)]).toEqual([
    undefined,
    undefined,
  ]);
});

test("only a marked error belongs to a call that goes on", () => {
  expect(isGoingOn(markGoingOn(new TokenError("a grant", "x")))).toBe(true);
  expect([isGoingOn(new TokenError("a grant", "x")), isGoingOn(undefined)]).toEqual([false, false]);
});
