import { expect, test } from "vitest";
import { ConnectionError } from "./connection.ts";

const place = {
  operation: "Orders_Create",
  call: "channel.orders.create",
  method: "POST",
  host: "api.test",
  path: "/channel/v1/order/{id}",
};

test.each([
  ["ECONNREFUSED", "Nothing listens there: is the address right?"],
  ["ENOTFOUND", "No host has this name: is the address right?"],
  ["EAI_AGAIN", "No name server answers: is there a network?"],
  ["UND_ERR_CONNECT_TIMEOUT", "Does a firewall stand between?"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "Is this port one of https?"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "Its certificate is not trusted: name that of a proxy in NODE_EXTRA_CA_CERTS"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "Its certificate is not trusted: name that of a proxy in NODE_EXTRA_CA_CERTS"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "Its certificate is not trusted: name that of a proxy in NODE_EXTRA_CA_CERTS"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "Its certificate is not trusted: name that of a proxy in NODE_EXTRA_CA_CERTS"],
  ["CERT_HAS_EXPIRED", "Its certificate has expired"],
  ["CERT_NOT_YET_VALID", "Its certificate is not valid yet"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "Its certificate is for another host"],
  ["CERT_REVOKED", undefined],
  ["ECONNRESET", undefined],
])("a ConnectionError of %s says what to look at", (code, hint) => {
  const cause = new TypeError("fetch failed", { cause: Object.assign(new Error("canary"), { code }) });
  const error = new ConnectionError(place, cause);

  expect(error.hint).toBe(hint);
  expect(error.message).toBe(
    `Cannot complete channel.orders.create (Orders_Create) as the connection to api.test failed: ${code}${hint ? `. ${hint}` : ""}`,
  );
});

test("of an answer of 407 Node's fetch says nothing, so the hint asks for a proxy", () => {
  const error = new ConnectionError(place, new TypeError("fetch failed", { cause: new Error() }));

  expect(error.message).toMatch(/failed: TypeError. Does a proxy want to know who asks\?$/);
});
