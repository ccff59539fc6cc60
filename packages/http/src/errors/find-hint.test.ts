import { expect, test } from "vitest";
import { findAnswerHint, findConnectionHint } from "./find-hint.ts";

const CREDENTIAL = "Is the credential one of this host and tenant?";
const ADDRESS = "Is the address right, with its path prefix?";

test.each<[number, Parameters<typeof findAnswerHint>[1], string | undefined]>([
  [401, {}, CREDENTIAL],
  [401, { isNamed: true }, CREDENTIAL],
  [404, {}, ADDRESS],
  [404, { isNamed: true }, undefined],
  [404, { isNamed: true, isWhole: true }, ADDRESS],
  [407, { isPage: true }, "Does a proxy want to know who asks?"],
  [500, {}, undefined],
  [500, { isPage: true }, "Did a proxy answer, or is it another host?"],
  [500, { isPage: true, isNamed: true }, undefined],
])("the hint for an answer of %i with %o is %s", (status, facts, hint) => {
  expect(findAnswerHint(status, facts)).toBe(hint);
});

test.each([
  ["", "Does a proxy want to know who asks?"],
  [undefined, undefined],
  ["UND_ERR_CONNECT_TIMEOUT", "Does a firewall stand between?"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "Is this port one of https?"],
  ["CERT_UNTRUSTED", "Its certificate is not trusted: name that of a proxy in NODE_EXTRA_CA_CERTS"],
  ["ECONNRESET", undefined],
])("the hint for the code %s of a failed connection is %s", (code, hint) => {
  expect(findConnectionHint(code)).toBe(hint);
});

test("a code of the platform is better than a guess, except about the credential, the quota and the address itself", () => {
  const statuses = [400, 401, 403, 404, 407, 429];
  const told = (options: object) => statuses.filter((status) => findAnswerHint(status, options) !== undefined);

  expect(told({})).toEqual([401, 403, 404, 407, 429]);
  expect(told({ isNamed: true })).toEqual([401, 403, 429]);
  expect(told({ isNamed: true, isWhole: true })).toEqual([401, 403, 404, 429]);
  expect(findAnswerHint(400, { isPage: true })).toContain("Did a proxy answer");
  expect(findAnswerHint(407, { isPage: true })).toBe(findAnswerHint(407, {}));
});
