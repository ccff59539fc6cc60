import { isPlatformError } from "@kontor/http";
import { expect, test } from "vitest";
import { failures } from "./first-week.ts";

/** The message, its code, and the hint at its end; `PORT` and `FOLDER` stand for parts that differ from run to run. */
const lines: Record<string, [line: string, code: unknown, hint?: string]> = {
  "plain http to another machine": [
    "Cannot create a channel client as baseUrl must be an https address (http only to this machine): got http://channel.test",
    "ERR_PLATFORM_ARGUMENT",
  ],
  "a base address without https://": [
    "Cannot create a channel client as baseUrl must be an https address (http only to this machine): got text of 12 characters",
    "ERR_PLATFORM_ARGUMENT",
  ],
  "a misspelled option": [
    "Cannot create a channel client as baseURL must be a known option (the nearest is baseUrl): got text",
    "ERR_PLATFORM_ARGUMENT",
  ],
  "a tenant that is no UUID": [
    "Cannot create an ERP client as tenantId must be a UUID: got text of 7 characters",
    "ERR_PLATFORM_ARGUMENT",
  ],
  "a host whose name is wrong": [
    "Cannot complete channel.events.list (Events_List) as the connection to sandbox.test failed: ENOTFOUND. No host has this name: is the address right?",
    "ERR_PLATFORM_CONNECTION",
    "No host has this name: is the address right?",
  ],
  "no network": [
    "Cannot complete channel.events.list (Events_List) as the connection to sandbox.test failed: EAI_AGAIN. No name server answers: is there a network?",
    "ERR_PLATFORM_CONNECTION",
    "No name server answers: is there a network?",
  ],
  "no server": [
    "Cannot complete channel.events.list (Events_List) as the connection to 127.0.0.1:PORT failed: ECONNREFUSED. Nothing listens there: is the address right?",
    "ERR_PLATFORM_CONNECTION",
    "Nothing listens there: is the address right?",
  ],
  "https to a port that speaks http": [
    "Cannot complete channel.events.list (Events_List) as the connection to 127.0.0.1:PORT failed: ERR_SSL_WRONG_VERSION_NUMBER. Is this port one of https?",
    "ERR_PLATFORM_CONNECTION",
    "Is this port one of https?",
  ],
  "a proxy with a certificate of its own": [
    "Cannot complete channel.events.list (Events_List) as the connection to sandbox.test failed: SELF_SIGNED_CERT_IN_CHAIN. Its certificate is not trusted: name that of a proxy in NODE_EXTRA_CA_CERTS",
    "ERR_PLATFORM_CONNECTION",
    "Its certificate is not trusted: name that of a proxy in NODE_EXTRA_CA_CERTS",
  ],
  "a certificate that has expired": [
    "Cannot complete channel.events.list (Events_List) as the connection to sandbox.test failed: CERT_HAS_EXPIRED. Its certificate has expired",
    "ERR_PLATFORM_CONNECTION",
    "Its certificate has expired",
  ],
  "a certificate that is not valid yet": [
    "Cannot complete channel.events.list (Events_List) as the connection to sandbox.test failed: CERT_NOT_YET_VALID. Its certificate is not valid yet",
    "ERR_PLATFORM_CONNECTION",
    "Its certificate is not valid yet",
  ],
  "a certificate of another host": [
    "Cannot complete channel.events.list (Events_List) as the connection to sandbox.test failed: ERR_TLS_CERT_ALTNAME_INVALID. Its certificate is for another host",
    "ERR_PLATFORM_CONNECTION",
    "Its certificate is for another host",
  ],
  "a proxy that answers 407 to Node's fetch": [
    "Cannot complete channel.events.list (Events_List) as the connection to 127.0.0.1:PORT failed: TypeError. Does a proxy want to know who asks?",
    "ERR_PLATFORM_CONNECTION",
    "Does a proxy want to know who asks?",
  ],
  "a time limit that is none": [
    "Cannot send channel.events.list (Events_List) as timeoutMs must be a whole number from 1 to 2147483647: got -5",
    "ERR_PLATFORM_ARGUMENT",
  ],
  "a misspelled option of a call": [
    "Cannot send channel.events.list (Events_List) as timoutMs must be a known option (the nearest is timeoutMs): got a number",
    "ERR_PLATFORM_ARGUMENT",
  ],
  "a misspelled parameter": [
    "Cannot send channel.events.list (Events_List) as createdAftr must be a known option (the nearest is createdAfter): got text",
    "ERR_PLATFORM_ARGUMENT",
  ],
  "a session that is none": [
    "Cannot complete channel.sellers.getUpdateSession (Sellers_GetUpdateSession): sandbox.test answered 404 (GEN404) to GET /v1/channel/seller/update-session",
    "ERR_PLATFORM_API",
  ],
  "a refresh token in place of the address": [
    "Cannot exchange refresh tokens as baseUrl must be an https address (http only to this machine): got text of 28 characters",
    "ERR_PLATFORM_ARGUMENT",
  ],
  "a key in place of the tenant": [
    "Cannot create an ERP client as tenantId must be a UUID: got text of 18 characters",
    "ERR_PLATFORM_ARGUMENT",
  ],
  "a fetch that quotes the address": [
    "Cannot complete channel.auth.createSellerToken (Auth_CreateSellerToken) as the connection to sandbox.test failed: ECONNREFUSED. Nothing listens there: is the address right?",
    "ERR_PLATFORM_CONNECTION",
    "Nothing listens there: is the address right?",
  ],
  "a refresh token of no account": [
    "Cannot get an access token by refresh token as the token endpoint answered 401 (sandbox.test/v1/auth, ATH100). Is the credential one of this host and tenant?",
    "ERR_PLATFORM_TOKEN",
    "Is the credential one of this host and tenant?",
  ],
  "a proxy's page in place of a token": [
    "Cannot get an access token by refresh token as its answer could not be read (sandbox.test/v1/auth). Did a proxy answer, or is it another host?",
    "ERR_PLATFORM_TOKEN",
    "Did a proxy answer, or is it another host?",
  ],
  "a proxy's page with 403 in place of a token": [
    "Cannot get an access token by refresh token as the token endpoint answered 403 (sandbox.test/v1/auth). Did a proxy answer, or is it another host?",
    "ERR_PLATFORM_TOKEN",
    "Did a proxy answer, or is it another host?",
  ],
  "the prefix of the ERP is missing": [
    "Cannot complete erp.taxClasses.list (TaxClass_QueryTaxClasses): sandbox.test answered 404 to GET /v2/taxClasses. Is the address right, with its path prefix?",
    "ERR_PLATFORM_API",
    "Is the address right, with its path prefix?",
  ],
  "a prefix too many": [
    "Cannot complete channel.events.list (Events_List): sandbox.test answered 404 (GEN404) to GET /api/v1/channel/event. Is the address right, with its path prefix?",
    "ERR_PLATFORM_API",
    "Is the address right, with its path prefix?",
  ],
  "a proxy's page with 200": [
    "Cannot read the answer of channel.self.get (Self_Get) from sandbox.test as its body is a page and not data (text/html, length 20). Did a proxy answer, or is it another host?",
    "ERR_PLATFORM_DECODE",
    "Did a proxy answer, or is it another host?",
  ],
  "a proxy's page with 502": [
    "Cannot complete channel.self.get (Self_Get): sandbox.test answered 502 (text/html, length 24) to GET /v1/channel. Did a proxy answer, or is it another host?",
    "ERR_PLATFORM_API",
    "Did a proxy answer, or is it another host?",
  ],
  "a proxy that wants to know who asks": [
    "Cannot complete channel.self.get (Self_Get): sandbox.test answered 407 to GET /v1/channel. Does a proxy want to know who asks?",
    "ERR_PLATFORM_API",
    "Does a proxy want to know who asks?",
  ],
  "an answer that broke off": [
    "Cannot read the answer of channel.self.get (Self_Get) from sandbox.test as its body is not valid JSON (text/plain, length 15)",
    "ERR_PLATFORM_DECODE",
  ],
  "a redirect": [
    "Cannot complete channel.self.get (Self_Get): sandbox.test answered 302 to GET /v1/channel, a redirect to login.test, which is not followed",
    "ERR_PLATFORM_API",
  ],
  "a wrong client secret": [
    "Cannot get an access token by client credentials as the token endpoint answered 401 invalid_client (sandbox.test/oauth2/token). Is the credential one of this host and tenant?",
    "ERR_PLATFORM_TOKEN",
    "Is the credential one of this host and tenant?",
  ],
  "a wrong refresh token": [
    "Cannot get an access token by refresh token as the token endpoint answered 401 (sandbox.test/v1/auth, ATH100). Is the credential one of this host and tenant?",
    "ERR_PLATFORM_TOKEN",
    "Is the credential one of this host and tenant?",
  ],
  "a token endpoint that is down": [
    "Cannot get an access token by refresh token as the token endpoint answered 503 (sandbox.test/v1/auth)",
    "ERR_PLATFORM_TOKEN",
  ],
  "a token of another environment": [
    "Cannot complete channel.events.list (Events_List): sandbox.test answered 401 (ATH000) to GET /v1/channel/event. Is the credential one of this host and tenant?",
    "ERR_PLATFORM_API",
    "Is the credential one of this host and tenant?",
  ],
  "a scope that was not granted": [
    "Cannot complete erp.taxClasses.update (TaxClass_UpdateTaxClass): sandbox.test answered 403 to PATCH /erp/v2/taxclasses/update. Does the app have the scope for it?",
    "ERR_PLATFORM_API",
    "Does the app have the scope for it?",
  ],
  "another tenant's id": [
    "Cannot complete erp.taxClasses.list (TaxClass_QueryTaxClasses): sandbox.test answered 401 to GET /erp/v2/taxClasses. Is the credential one of this host and tenant?",
    "ERR_PLATFORM_API",
    "Is the credential one of this host and tenant?",
  ],
  "an order for a seller that is none": [
    "Cannot complete channel.orders.create (Orders_Create) in full: sandbox.test did not store 1 (GEN700)",
    "ERR_PLATFORM_PARTIAL",
  ],
  "a body that lacks a field": [
    "Cannot complete channel.orders.create (Orders_Create): sandbox.test answered 400 (VAL100 at orderList[0]) to POST /v1/channel/order",
    "ERR_PLATFORM_API",
  ],
  "a missing PIN": [
    "Cannot send channel.auth.createSellerToken (Auth_CreateSellerToken) as pin must be given: got undefined",
    "ERR_PLATFORM_ARGUMENT",
  ],
  "a wrong PIN": [
    "Cannot complete channel.auth.createSellerToken (Auth_CreateSellerToken): sandbox.test answered 404 (ATH101) to POST /v1/auth/create/seller-token",
    "ERR_PLATFORM_API",
  ],
  "too many calls": [
    "Cannot complete channel.self.get (Self_Get): sandbox.test answered 429 to GET /v1/channel. The quota is used up",
    "ERR_PLATFORM_API",
    "The quota is used up",
  ],
  "no answer in time": [
    "Cannot complete channel.events.list (Events_List) as 127.0.0.1:PORT did not answer in time",
    "ERR_PLATFORM_TIMEOUT",
  ],
  "a time limit of one's own": ["The operation was aborted due to timeout", 23],
  "no handler for what is unknown": [
    'Cannot create a consumer as handlers["*"] must be a function: got undefined',
    "ERR_PLATFORM_ARGUMENT",
  ],
  "a misspelled event type": [
    'Cannot create a consumer as handlers["Seller:Offer.Neu"] must be for a known event type; "*" gets the others: got a function',
    "ERR_PLATFORM_ARGUMENT",
  ],
  "an inbox that forgets": [
    "Cannot create a consumer as inbox must be on the disk before an event is acknowledged, or unsafeDurability be true: got durability none",
    "ERR_PLATFORM_ARGUMENT",
  ],
  "an inbox in a folder that is none": [
    "Cannot open the inbox FOLDER/none/events.db as unable to open database file",
    "ERR_PLATFORM_STORE",
  ],
  "an inbox in a file of another kind": [
    "Cannot open the inbox FOLDER/events.db as file is not a database",
    "ERR_PLATFORM_STORE",
  ],
  "tokens in a file where a folder should be": [
    "Cannot keep tokens in FOLDER/tokens as it must be a folder and no symbolic link",
    undefined,
  ],
  "a manifest that lacks its name": [
    'Cannot read the manifest:\n  /version is missing: write three numbers, "1.0.0"\n  /technicalName is missing: give the app a unique name of its own',
    "ERR_PLATFORM_MANIFEST",
  ],
  "a session token that is none": ["Cannot accept the session token as it must be a JWT", "ERR_PLATFORM_SESSION"],
  "an app without a description": [
    "Cannot register an app as app.Description must be text: got undefined",
    "ERR_PLATFORM_ARGUMENT",
  ],
};

test("there are thirty failures and more, and each has its line", () => {
  expect(failures.length).toBeGreaterThanOrEqual(30);
  expect(failures.map(({ what }) => what).toSorted()).toEqual(Object.keys(lines).toSorted());
});

test.each(failures)("$what: one line says what happened, where, and what to look at", async ({ what, run }) => {
  const [line, code, hint] = lines[what]!;
  const error = (await (async () => run())().catch((thrown: unknown) => thrown)) as Error & { code?: unknown };

  const shown = error.message
    .replace(/127\.0\.0\.1:\d+/, "127.0.0.1:PORT")
    .replace(/\/\S*kontor-first-week-\w+/, "FOLDER");
  expect(shown).toBe(line);
  expect(error.code).toBe(code);
  expect((error as { hint?: string }).hint).toBe(hint);
  if (hint) expect(line.endsWith(`. ${hint}`)).toBe(true);
  if (isPlatformError(error)) expect(error.docs).toBe(`/reference/errors/${String(code)}/`);
});

test("no line blames the credential, save those of a wrong one", () => {
  const blamed = Object.entries(lines).filter(([, [line]]) => /\brefused\b|credential one of/i.test(line));

  expect(blamed.map(([what]) => what)).toEqual([
    "a refresh token of no account",
    "a wrong client secret",
    "a wrong refresh token",
    "a token of another environment",
    "another tenant's id",
  ]);
});
