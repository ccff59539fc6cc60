import { expect, test } from "vitest";
import { describeCall, findAnswerHint, findConnectionHint, describeRedirect, keepCredential } from "./hints.ts";

test("a call is described by the method of its caller, and otherwise by its operation alone", () => {
  expect(describeCall({ operation: "Orders_Create", call: "channel.orders.create" })).toBe(
    "channel.orders.create (Orders_Create)",
  );
  expect(describeCall({ operation: "Orders_Create" })).toBe("Orders_Create");
});

const CREDENTIAL = "Is the credential for this host and tenant?";
const SELLER = "Is the credential the seller's? The channel's does not work here";
const ADDRESS = "Is the address right, with its path prefix?";

const placeAt = (path: string) => ({ operation: "Any", path });
const OF_SELLER = placeAt("/v1/seller/offers");
const OF_CHANNEL = placeAt("/v1/channel/event");

test.each<[number, Parameters<typeof findAnswerHint>[1], string | undefined]>([
  [401, {}, CREDENTIAL],
  [401, { isNamed: true }, CREDENTIAL],
  [404, {}, ADDRESS],
  [404, { isNamed: true }, undefined],
  [401, { place: OF_SELLER }, SELLER],
  [403, { place: OF_SELLER, isNamed: true }, SELLER],
  [404, { place: OF_SELLER }, ADDRESS],
  [401, { place: OF_CHANNEL }, CREDENTIAL],
  [
    403,
    { place: OF_CHANNEL, isNamed: true },
    "Does the app have the scope for it? Is the credential the channel's? The seller's does not work here",
  ],
  [403, { place: placeAt("/erp/v2/items") }, "Does the app have the scope for it?"],
  [407, { isPage: true }, "Does a proxy require authentication?"],
  [500, {}, undefined],
  [429, { isNamed: true }, "The quota is used up"],
  [429, { waitMs: 41_001 }, "The quota is used up: wait 42 s"],
  [429, { waitMs: 0 }, "The quota is used up: wait 0 s"],
  [429, { waitMs: Number.NaN }, "The quota is used up"],
  [500, { waitMs: 7_000 }, undefined],
  [500, { isPage: true }, "Did a proxy answer, or is it another host?"],
  [500, { isPage: true, isNamed: true }, undefined],
])("the hint for an answer of %i with %o is %s", (status, facts, hint) => {
  expect(findAnswerHint(status, facts)).toBe(hint);
});

test.each([
  ["", "Does a proxy require authentication?"],
  [undefined, undefined],
  ["UND_ERR_ABORTED", "A proxy refused to connect: does it require authentication?"],
  ["UND_ERR_CONNECT_TIMEOUT", "Is a firewall in between?"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "Is this an https port?"],
  ["CERT_UNTRUSTED", "Its certificate is not trusted: put that of a proxy into NODE_EXTRA_CA_CERTS"],
  ["ECONNRESET", undefined],
])("the hint for the code %s of a failed connection is %s", (code, hint) => {
  expect(findConnectionHint(code)).toBe(hint);
});

test("a code of the platform is better than a guess, except about the credential and the quota", () => {
  const statuses = [400, 401, 403, 404, 407, 429];
  const told = (options: object) => statuses.filter((status) => findAnswerHint(status, options) !== undefined);

  expect(told({})).toEqual([401, 403, 404, 407, 429]);
  expect(told({ isNamed: true })).toEqual([401, 403, 429]);
  expect(findAnswerHint(400, { isPage: true })).toContain("Did a proxy answer");
  expect(findAnswerHint(407, { isPage: true })).toBe(findAnswerHint(407, {}));
});

test.each<[number, string | undefined, string]>([
  [302, "https://a.test:8443/b?c#d", ", a redirect to a.test:8443, which is not followed"],
  [399, "//a.test/b", ", a redirect to a.test, which is not followed"],
  [300, "/b", ", a redirect to the-same-host, which is not followed"],
  [302, "http://", ", a redirect to no address, which is not followed"],
  [0, undefined, ", a redirect to no address, which is not followed"],
  [302, "https://x.canary.test", ", a redirect to another host, which is not followed"],
  [302, `https://${"a".repeat(261)}`, ", a redirect to another host, which is not followed"],
  [302, "https://ca-na.ry.test", ", a redirect to another host, which is not followed"],
  [302, undefined, ""],
  [299, "https://a.test", ""],
  [400, "https://a.test", ""],
])("redirectWords() of %i to %s", (status, location, words) => {
  const headers = new Headers(location === undefined ? {} : { location });

  expect(describeRedirect(status, headers, "CANARY")).toBe(words);
});

test("redirectWords() tells no host that repeats what the request was sent with", () => {
  for (const [host, told] of [
    ["x.canary-sent-by-us.test", "another host"],
    ["canary-se.x.nt-by-us.test", "another host"],
    ["canary.test", "canary.test"],
  ]) {
    const headers = new Headers({ location: `https://${host}` });
    keepCredential(headers, "CANARY_Sent_by_us");

    expect(describeRedirect(302, headers)).toBe(`, a redirect to ${told}, which is not followed`);
  }
});

test.each<[string, string | undefined]>([
  ["/v1/v1/channel/event", "/v1"],
  ["/v1/v2/items", "/v1"],
  ["/erp/v1/channel/event", "/erp"],
  ["/erp/erp/v2/items", "/erp"],
  ["/erp/v2/v2/items", "/v2"],
  ["/v1/channel/event", undefined],
  ["/erp/v2/items/{itemId}", undefined],
  ["/proxy/v1/channel/orders/{id}", undefined],
])("a 404 to %s blames the part %s of the base address, also where the platform named a code", (path, part) => {
  const hint = part && `Is the base address right? Leave ${part} out of it`;

  expect(findAnswerHint(404, { isNamed: true, place: placeAt(path) })).toBe(hint);
});
