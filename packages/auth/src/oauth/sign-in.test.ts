import { expect, test } from "vitest";
import type { Fetch } from "@kontor/http";
import { readTokenText } from "../token-call.ts";
import { finishSignIn, startSignIn, type SignInOptions } from "./sign-in.ts";

let sent = 0;
const fetch: Fetch = async () => {
  sent += 1;
  return Response.json({ access_token: "t", token_type: "bearer", expires_in: 60 });
};
const options = { authUrl: "https://auth.test", clientId: "i", redirectUri: "https://shop.test/back", fetch };

test.each([
  ["no state was kept, and none came", undefined, ""],
  ["no state was kept, and one came", undefined, "&state=theirs"],
  ["an empty one was kept, and none came", "", ""],
  ["an empty one was kept, and an empty one came", "", "&state="],
])("finishSignIn() refuses a missing state: %s", async (_, state, query) => {
  const { codeVerifier } = await startSignIn(options);

  const ending = finishSignIn(
    options,
    { state: state as string, codeVerifier },
    `https://shop.test/back?code=c${query}`,
  );

  await expect(ending).rejects.toThrow("Cannot sign in as state must be text");
  expect(sent).toBe(0);
});

test("finishSignIn() refuses a way back with another state, or without one", async () => {
  const pending = await startSignIn(options);

  for (const query of ["", "&state=theirs", `&state=${pending.state}x`])
    await expect(finishSignIn(options, pending, `https://shop.test/back?code=c${query}`)).rejects.toThrow(
      "the user came back with a different state",
    );
  expect(sent).toBe(0);
});

test("finishSignIn() takes the way back with its own state", async () => {
  const pending = await startSignIn(options);

  const token = await finishSignIn(options, pending, `https://shop.test/back?code=c&state=${pending.state}`);

  expect(token.value.reveal()).toBe("t");
});

const app: SignInOptions = {
  authUrl: "https://auth.test",
  clientId: "client",
  redirectUri: "https://app.test/callback",
  fetch: (async () => Response.json({})) as typeof globalThis.fetch,
};

test("startSignIn() asks for the scopes that are wanted, and for none where none are", async () => {
  const scopeOf = async (scopes?: string[]) =>
    new URL((await startSignIn({ ...app, ...(scopes && { scopes }) })).url).searchParams.get("scope");

  expect([await scopeOf(), await scopeOf([]), await scopeOf(["items.read", "items.write"])]).toEqual([
    null,
    null,
    "items.read items.write",
  ]);
});

test.each([
  ["callback", "an https address"],
  ["http://shop.test/back", "an https address"],
  ["javascript:alert(1)", "an https address"],
  ["myapp://back", "an https address"],
  ["http://127.0.0.1.evil.test/", "an https address"],
  ["https://app.test/back#", "an address without a user or a fragment"],
  ["https://app.test/back#part", "an address without a user or a fragment"],
  ["https://canary:canary@app.test/back", "an address without a user or a fragment"],
])("a sign-in does not begin or end with a way back to %j: it must be %s", async (redirectUri, must) => {
  const kept = { state: "s", codeVerifier: "x".repeat(43) };

  for (const ending of [startSignIn({ ...app, redirectUri }), finishSignIn({ ...app, redirectUri }, kept, redirectUri)])
    await expect(ending).rejects.toThrow(expect.not.stringMatching(/canary/));
  await expect(startSignIn({ ...app, redirectUri })).rejects.toThrow(`redirectUri must be ${must}`);
});

test.each([
  ["without a code", ""],
  ["without a code", "&code="],
  ["with several codes", "&code=c&code=d"],
])("finishSignIn() says that the user came back %s: %j", async (words, query) => {
  const before = sent;
  const pending = await startSignIn(options);

  const ending = finishSignIn(options, pending, `https://shop.test/back?state=${pending.state}${query}`);

  await expect(ending).rejects.toThrow(
    `Cannot get an access token by authorization code as the user came back ${words}`,
  );
  expect(sent).toBe(before);
});

test("a way back by http is one to this machine, or to a host of allowHttp", async () => {
  const urlOf = (redirectUri: string) => startSignIn({ ...app, redirectUri, allowHttp: ["shop:3000"] });

  for (const each of ["http://localhost:3000/back", "http://[::1]/back", "http://shop:3000/back"])
    expect(new URL((await urlOf(each)).url).searchParams.get("redirect_uri")).toBe(each);
});

test.each<[string, string | undefined, string, boolean]>([
  ["no issuer is given, and any comes", undefined, "&iss=https://evil.test", true],
  ["the issuer comes that is given", "https://id.test/x", "&iss=https://id.test/x", true],
  ["another one comes", "https://id.test/x", "&iss=https://evil.test", false],
  ["none comes, as who mixes servers up leaves it out", "https://id.test/x", "", false],
  ["two come", "https://id.test/x", "&iss=https://id.test/x&iss=https://evil.test", false],
])("finishSignIn() compares the issuer of the way back (RFC 9207): %s", async (_, issuer, iss, isTaken) => {
  const [given, before] = [{ ...options, issuer }, sent];
  const pending = await startSignIn(given);

  const address = `https://shop.test/back?code=c&state=${pending.state}${iss}`;
  const end = await finishSignIn(given, pending, address).then(() => "taken", String);

  expect(end).toContain(isTaken ? "taken" : "the user came back");
  expect(sent - before).toBe(isTaken ? 1 : 0);
});

test.each(["short", "x".repeat(42), "x".repeat(129), `x ${"x".repeat(43)}`])(
  "a sign-in does not end with a verifier that is none: %j",
  async (codeVerifier) => {
    const back = "https://app.test/callback?state=s&code=c";

    await expect(finishSignIn(app, { state: "s", codeVerifier }, back)).rejects.toThrow(
      "codeVerifier must be what startSignIn() returned: got [secret]",
    );
  },
);

test.each(["", "a b", "a\nb", "ä"])("a token that no header carries is none: %j", (text) => {
  expect(() => readTokenText("client credentials", text)).toThrow("the token that came cannot be sent in a header");
});

test.each(["https://shop.test/other", "https://evil.test/back", "http://shop.test/back"])(
  "finishSignIn() refuses a way back to %s, and sends nothing",
  async (address) => {
    const before = sent;
    const pending = await startSignIn(options);

    await expect(finishSignIn(options, pending, `${address}?code=c&state=${pending.state}`)).rejects.toThrow(
      "callbackUrl must lead to redirectUri",
    );
    expect(sent).toBe(before);
  },
);
