import { createSandbox, demo, defaultSeed, type Sandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";

const startAt = new Date("2026-02-11T08:00:00Z");
const otherTenant = "11111111-2222-4333-8444-555555555555";
const verifier = "a-verifier-that-is-at-least-forty-three-characters-long";
const redirectUri = demo.redirectUri;

/** Two tenants, two channels, two accounts, two clients and keys with less than everything. */
function platform(assumptions = {}) {
  const [tenant] = Object.values(defaultSeed.tenants);
  return createSandbox({
    startAt,
    assumptions,
    seed: {
      ...defaultSeed,
      rows: {},
      tenants: { ...defaultSeed.tenants, [otherTenant]: structuredClone(tenant!) },
      clients: {
        ...defaultSeed.clients,
        "of-one-tenant": { secret: "s", scopes: ["items.read", "items.write"], tenants: [otherTenant] },
        "reads-only": { secret: "s", scopes: ["items.read"], redirectUris: [redirectUri] },
        "public-app": { scopes: ["items.read", "items.write"], redirectUris: [redirectUri] },
      },
      apiKeys: {
        ...defaultSeed.apiKeys,
        "key-elsewhere": { tenantId: otherTenant },
        "key-that-reads": { tenantId: demo.tenantId, scopes: ["items.read"] },
      },
      refreshTokens: {
        ...defaultSeed.refreshTokens,
        "of-other-channel": { channel: "OTHERCHANNEL" },
        "of-other-account": { accountId: 2002 },
      },
    },
  });
}

const url = (path: string) => `https://sandbox.test${path}`;
const json = { "content-type": "application/json" };
const app = { "x-appid": "a/1", "x-appversion": "1", "x-tenant-id": demo.tenantId };

async function token(sandbox: Sandbox, fields: Record<string, string>): Promise<Response> {
  return sandbox.fetch(url("/oauth2/token"), { method: "POST", body: new URLSearchParams(fields) });
}
async function erpToken(
  sandbox: Sandbox,
  client_id: string = demo.clientId,
  client_secret: string = demo.clientSecret,
  scope = "",
) {
  const response = await token(sandbox, {
    grant_type: "client_credentials",
    client_id,
    client_secret,
    ...(scope && { scope }),
  });
  return `Bearer ${((await response.json()) as { access_token: string }).access_token}`;
}
async function channelToken(sandbox: Sandbox, refreshToken: string = demo.refreshToken) {
  const response = await sandbox.fetch(url("/v1/auth"), {
    method: "POST",
    body: new URLSearchParams({ refreshToken }),
  });
  return `Bearer ${((await response.json()) as { authToken: string }).authToken}`;
}
const sellerToken = (sandbox: Sandbox) => channelToken(sandbox, demo.sellerRefreshToken);

const updateCategory = (sandbox: Sandbox, headers: Record<string, string>) =>
  sandbox.fetch(url("/erp/v2/UpdateCategory"), {
    method: "PATCH",
    headers: { ...json, ...app, ...headers },
    body: JSON.stringify({ id: demo.categoryId, name: "Taken over" }),
  });
const updateTaxClass = (sandbox: Sandbox, headers: Record<string, string>) =>
  sandbox.fetch(url("/erp/v2/taxclasses/update"), {
    method: "PATCH",
    headers: { ...json, ...app, ...headers },
    body: JSON.stringify({ id: demo.taxClassId, name: "Taken over" }),
  });
const get = (sandbox: Sandbox, path: string, headers: Record<string, string>) => sandbox.fetch(url(path), { headers });
const post = (sandbox: Sandbox, path: string, headers: Record<string, string>, body: unknown, method = "POST") =>
  sandbox.fetch(url(path), { method, headers: { ...json, ...headers }, body: JSON.stringify(body) });

/** A code that a user allowed. */
async function code(sandbox: Sandbox, client = "public-app"): Promise<string> {
  const form = authorization({ client_id: client });
  form.set("decision", "allow");
  const response = await sandbox.fetch(url("/oauth2/auth"), { method: "POST", body: form, redirect: "manual" });
  return new URL(response.headers.get("location")!).searchParams.get("code")!;
}
const challenge = "fHqnnK8JVGn9Act2vp52KGPBGNKHlxFsjRMgelmsfzI";
function authorization(changes: Record<string, string>): URLSearchParams {
  return new URLSearchParams({
    response_type: "code",
    client_id: "public-app",
    redirect_uri: redirectUri,
    state: "s",
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...changes,
  });
}
const exchangeCode = (sandbox: Sandbox, value: string, changes: Record<string, string> = {}) =>
  token(sandbox, {
    grant_type: "authorization_code",
    client_id: "public-app",
    code: value,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changes,
  });

type Attempt = (sandbox: Sandbox) => Promise<Response>;

const attempts: Record<string, Attempt> = {
  "ERP: no token": (sandbox) => updateCategory(sandbox, {}),
  "ERP: an empty token": (sandbox) => updateCategory(sandbox, { authorization: "Bearer " }),
  "ERP: an unknown token": (sandbox) => updateCategory(sandbox, { authorization: "Bearer erp-unknown" }),
  "ERP: a token by the wrong scheme": async (sandbox) =>
    updateCategory(sandbox, { authorization: (await erpToken(sandbox)).replace("Bearer", "Basic") }),
  "ERP: a token without its scheme": async (sandbox) =>
    updateCategory(sandbox, { authorization: (await erpToken(sandbox)).replace("Bearer ", "") }),
  "ERP: a token cut short": async (sandbox) =>
    updateCategory(sandbox, { authorization: (await erpToken(sandbox)).slice(0, -1) }),
  "ERP: a channel's token": async (sandbox) => updateCategory(sandbox, { authorization: await channelToken(sandbox) }),
  "ERP: a seller's token": async (sandbox) => updateCategory(sandbox, { authorization: await sellerToken(sandbox) }),
  "ERP: a token that is over": async (sandbox) => {
    const authorization = await erpToken(sandbox);
    sandbox.advance(86_400_000);
    return updateCategory(sandbox, { authorization });
  },
  "ERP: a token that was revoked": async (sandbox) => {
    const authorization = await erpToken(sandbox);
    sandbox.revokeTokens();
    return updateCategory(sandbox, { authorization });
  },
  "ERP: a token of another sandbox's time": async (sandbox) => {
    const authorization = await erpToken(sandbox);
    sandbox.reset();
    return updateCategory(sandbox, { authorization });
  },
  "ERP: no tenant": async (sandbox) =>
    updateCategory(sandbox, { authorization: await erpToken(sandbox), "x-tenant-id": "" }),
  "ERP: an unknown tenant": async (sandbox) =>
    updateCategory(sandbox, { authorization: await erpToken(sandbox), "x-tenant-id": demo.itemId }),
  "ERP: a tenant that is no UUID": async (sandbox) =>
    updateCategory(sandbox, { authorization: await erpToken(sandbox), "x-tenant-id": "constructor" }),
  "ERP: a tenant that the app is not connected to": async (sandbox) =>
    updateCategory(sandbox, { authorization: await erpToken(sandbox, "of-one-tenant", "s") }),
  "ERP: a record of another tenant": async (sandbox) => {
    sandbox.addTenant(otherTenant, { categories: [], taxClasses: [] });
    return updateCategory(sandbox, { authorization: await erpToken(sandbox), "x-tenant-id": otherTenant });
  },
  "ERP: without the scope": async (sandbox) =>
    updateCategory(sandbox, { authorization: await erpToken(sandbox, "reads-only", "s") }),
  "ERP: with less than was granted": async (sandbox) =>
    updateCategory(sandbox, { authorization: await erpToken(sandbox, demo.clientId, demo.clientSecret, "items.read") }),
  "ERP: a neighbour of the scope": async (sandbox) =>
    updateTaxClass(sandbox, { authorization: await erpToken(sandbox, demo.clientId, demo.clientSecret, "taxes.read") }),
  "ERP: another user without the scope for it": async (sandbox) =>
    updateCategory(sandbox, { authorization: await erpToken(sandbox), "x-runas": "7" }),
  "ERP: another user by a key": (sandbox) => updateTaxClass(sandbox, { "x-api-key": demo.apiKey, "x-runas": "7" }),
  "ERP: an unknown session": async (sandbox) =>
    updateTaxClass(sandbox, { authorization: await erpToken(sandbox), "x-sessionid": demo.itemId }),
  "ERP: a session that is no UUID": async (sandbox) =>
    updateTaxClass(sandbox, { authorization: await erpToken(sandbox), "x-sessionid": "1" }),
  "ERP: a session that was closed": async (sandbox) => {
    const session = await login(sandbox);
    await post(sandbox, "/erp/v2/authentication/logout", { ...login.headers, "x-sessionid": session }, undefined);
    return updateTaxClass(sandbox, { "x-api-key": demo.apiKey, "x-sessionid": session });
  },
  "ERP: a session of another tenant": async (sandbox) =>
    updateTaxClass(sandbox, {
      "x-api-key": "key-elsewhere",
      "x-tenant-id": otherTenant,
      "x-sessionid": await login(sandbox),
    }),
  "key: an unknown one": (sandbox) => updateTaxClass(sandbox, { "x-api-key": "unknown" }),
  "key: a name that every object has": (sandbox) => updateTaxClass(sandbox, { "x-api-key": "__proto__" }),
  "key: an empty one": (sandbox) => updateTaxClass(sandbox, { "x-api-key": "" }),
  "key: of another tenant": (sandbox) => updateTaxClass(sandbox, { "x-api-key": "key-elsewhere" }),
  "key: without the scope": (sandbox) => updateTaxClass(sandbox, { "x-api-key": "key-that-reads" }),
  "key: where OAuth alone is named": (sandbox) => updateCategory(sandbox, { "x-api-key": demo.apiKey }),
  "key: beside a bad token": (sandbox) =>
    updateTaxClass(sandbox, { "x-api-key": demo.apiKey, authorization: "Bearer unknown" }),
  "key: unknown, by the on-premise scheme": (sandbox) => updateTaxClass(sandbox, { authorization: "Wawi unknown" }),
  "key: as a bearer token": (sandbox) => updateTaxClass(sandbox, { authorization: `Bearer ${demo.apiKey}` }),
  "login: a wrong password": (sandbox) =>
    post(sandbox, "/erp/v2/authentication/login", login.headers, { UserName: demo.userName, Password: "no" }),
  "login: an unknown user": (sandbox) =>
    post(sandbox, "/erp/v2/authentication/login", login.headers, { UserName: "nobody", Password: demo.password }),
  "login: a user of another tenant": (sandbox) => {
    sandbox.addTenant(otherTenant, { categories: [], taxClasses: [] });
    const headers = { ...login.headers, "x-api-key": "key-elsewhere", "x-tenant-id": otherTenant };
    return post(sandbox, "/erp/v2/authentication/login", headers, { UserName: demo.userName, Password: demo.password });
  },
  "logout: without a session": (sandbox) => post(sandbox, "/erp/v2/authentication/logout", login.headers, undefined),

  "token: an unknown client": (sandbox) =>
    token(sandbox, { grant_type: "client_credentials", client_id: "nobody", client_secret: "s" }),
  "token: a wrong secret": (sandbox) =>
    token(sandbox, { grant_type: "client_credentials", client_id: demo.clientId, client_secret: "wrong" }),
  "token: no secret": (sandbox) => token(sandbox, { grant_type: "client_credentials", client_id: demo.clientId }),
  "token: a public client by credentials": (sandbox) =>
    token(sandbox, { grant_type: "client_credentials", client_id: "public-app" }),
  "token: a scope that was not granted": (sandbox) =>
    token(sandbox, {
      grant_type: "client_credentials",
      client_id: "reads-only",
      client_secret: "s",
      scope: "items.write",
    }),
  "token: another grant": (sandbox) =>
    token(sandbox, { grant_type: "password", client_id: demo.clientId, client_secret: demo.clientSecret }),
  "token: no grant": (sandbox) => token(sandbox, { client_id: demo.clientId, client_secret: demo.clientSecret }),
  "token: by GET": (sandbox) => get(sandbox, "/oauth2/token", {}),
  "code: a verifier that is too short, and its own hash": async (sandbox) => {
    const form = authorization({ code_challenge: "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU" }); // of nothing
    form.set("decision", "allow");
    const back = await sandbox.fetch(url("/oauth2/auth"), { method: "POST", body: form, redirect: "manual" });
    const value = new URL(back.headers.get("location")!).searchParams.get("code")!;
    return exchangeCode(sandbox, value, { code_verifier: "" });
  },
  "code: an unknown one": (sandbox) => exchangeCode(sandbox, "code-unknown"),
  "code: a wrong verifier": async (sandbox) =>
    exchangeCode(sandbox, await code(sandbox), { code_verifier: `${verifier}x` }),
  "code: no verifier": async (sandbox) => exchangeCode(sandbox, await code(sandbox), { code_verifier: "" }),
  "code: the challenge as its verifier": async (sandbox) =>
    exchangeCode(sandbox, await code(sandbox), { code_verifier: challenge }),
  "code: of another client": async (sandbox) =>
    exchangeCode(sandbox, await code(sandbox), { client_id: "reads-only", client_secret: "s" }),
  "code: another way back": async (sandbox) =>
    exchangeCode(sandbox, await code(sandbox), { redirect_uri: "http://127.0.0.1/other" }),
  "code: too late": async (sandbox) => {
    const value = await code(sandbox);
    sandbox.advance(60_000);
    return exchangeCode(sandbox, value);
  },
  "code: twice": async (sandbox) => {
    const value = await code(sandbox);
    await exchangeCode(sandbox, value);
    return exchangeCode(sandbox, value);
  },
  "code: a token of a code that was used twice": async (sandbox) => {
    const value = await code(sandbox);
    const { access_token } = (await (await exchangeCode(sandbox, value)).json()) as { access_token: string };
    await exchangeCode(sandbox, value);
    return updateCategory(sandbox, { authorization: `Bearer ${access_token}` });
  },
  "refresh: an unknown one": (sandbox) =>
    token(sandbox, { grant_type: "refresh_token", client_id: "public-app", refresh_token: "refresh-unknown" }),
  "refresh: of another client": async (sandbox) => {
    const { refresh_token } = (await (await exchangeCode(sandbox, await code(sandbox))).json()) as {
      refresh_token: string;
    };
    return token(sandbox, { grant_type: "refresh_token", client_id: "reads-only", client_secret: "s", refresh_token });
  },
  "refresh: more than was granted": async (sandbox) => {
    const { refresh_token } = (await (await exchangeCode(sandbox, await code(sandbox))).json()) as {
      refresh_token: string;
    };
    return token(sandbox, {
      grant_type: "refresh_token",
      client_id: "public-app",
      refresh_token,
      scope: "taxes.write",
    });
  },
  "refresh: one that was rotated away": async (sandbox) => {
    sandbox.assume({ rotateRefreshTokens: true });
    const { refresh_token } = (await (await exchangeCode(sandbox, await code(sandbox))).json()) as {
      refresh_token: string;
    };
    const again = () => token(sandbox, { grant_type: "refresh_token", client_id: "public-app", refresh_token });
    await again();
    return again();
  },
  "consent: an unknown client": (sandbox) => get(sandbox, `/oauth2/auth?${authorization({ client_id: "nobody" })}`, {}),
  "consent: another way back": (sandbox) =>
    get(sandbox, `/oauth2/auth?${authorization({ redirect_uri: "https://elsewhere.example/" })}`, {}),
  "consent: said by another page": (sandbox) => {
    const body = authorization({ decision: "allow" });
    return sandbox.fetch(url("/oauth2/auth"), {
      method: "POST",
      body,
      headers: { origin: "https://elsewhere.example" },
    });
  },

  "channel: no token": (sandbox) => get(sandbox, "/v1/channel/event", {}),
  "channel: an ERP token": async (sandbox) =>
    get(sandbox, "/v1/channel/event", { authorization: await erpToken(sandbox) }),
  "channel: the refresh token itself": (sandbox) =>
    get(sandbox, "/v1/channel/event", { authorization: `Bearer ${demo.refreshToken}` }),
  "channel: a key": (sandbox) => get(sandbox, "/v1/channel/event", { "x-api-key": demo.apiKey }),
  "channel: a seller's token": async (sandbox) =>
    get(sandbox, "/v1/channel/event", { authorization: await sellerToken(sandbox) }),
  "channel: a token that is over": async (sandbox) => {
    const authorization = await channelToken(sandbox);
    sandbox.advance(3_600_000);
    return get(sandbox, "/v1/channel/event", { authorization });
  },
  "channel: an unknown refresh token": (sandbox) =>
    sandbox.fetch(url("/v1/auth"), { method: "POST", body: new URLSearchParams({ refreshToken: "unknown" }) }),
  "channel: an access token as refresh token": async (sandbox) => {
    const refreshToken = (await channelToken(sandbox)).replace("Bearer ", "");
    return sandbox.fetch(url("/v1/auth"), { method: "POST", body: new URLSearchParams({ refreshToken }) });
  },
  "seller: a channel's token": async (sandbox) =>
    get(sandbox, "/v2/seller/event", { authorization: await channelToken(sandbox) }),
  "seller: another account's seller": async (sandbox) =>
    sandbox.fetch(url(`/v1/seller/channel/${demo.channel}/${demo.sellerId}`), {
      method: "DELETE",
      headers: { authorization: await channelToken(sandbox, "of-other-account") },
    }),
  "seller: a PIN that nobody got": (sandbox) =>
    sandbox.fetch(url("/v1/auth/create/seller-token?pin=000000"), { method: "POST" }),
  "seller: a PIN twice": async (sandbox) => {
    const ask = () => sandbox.fetch(url(`/v1/auth/create/seller-token?pin=${demo.sellerPin}`), { method: "POST" });
    await ask();
    return ask();
  },
  "seller: a sign-up session of another channel": async (sandbox) => {
    const session = await signUp(sandbox);
    return post(
      sandbox,
      "/v1/channel/seller",
      { authorization: await channelToken(sandbox, "of-other-channel") },
      { session, sellerId: "9" },
    );
  },
  "seller: a sign-up session twice": async (sandbox) => {
    const session = await signUp(sandbox);
    const authorization = await channelToken(sandbox);
    await post(sandbox, "/v1/channel/seller", { authorization }, { session, sellerId: "8" });
    return post(sandbox, "/v1/channel/seller", { authorization }, { session, sellerId: "9" });
  },
  "seller: a sign-up session that is over": async (sandbox) => {
    const session = await signUp(sandbox);
    sandbox.advance(3_600_000);
    return post(
      sandbox,
      "/v1/channel/seller",
      { authorization: await channelToken(sandbox) },
      { session, sellerId: "9" },
    );
  },
  "seller: a sign-up session for an update": async (sandbox) => {
    const session = await signUp(sandbox);
    return post(
      sandbox,
      "/v1/channel/seller",
      { authorization: await channelToken(sandbox) },
      { session, isActive: true },
      "PATCH",
    );
  },
  "seller: another account's attachment": async (sandbox) => {
    const form = new FormData();
    form.set("attachmentData", JSON.stringify({ sellerId: demo.sellerId, ticketId: "T1", filename: "a.pdf" }));
    form.set("attachment", new Blob(["secret"]), "a.pdf");
    const path = `/v1/seller/ticket/attachment/${demo.channel}`;
    await sandbox.fetch(url(path), {
      method: "POST",
      body: form,
      headers: { authorization: await sellerToken(sandbox) },
    });
    const authorization = await channelToken(sandbox, "of-other-account");
    return get(sandbox, `${path}?sellerId=${demo.sellerId}&ticketId=T1&filename=a.pdf`, { authorization });
  },
  "seller: a channel's token on another channel, where families are not told apart": async (sandbox) => {
    sandbox.assume({ separateFamilies: false });
    return sandbox.fetch(url(`/v1/seller/channel/${demo.channel}/${demo.sellerId}`), {
      method: "DELETE",
      headers: { authorization: await channelToken(sandbox, "of-other-channel") },
    });
  },
  "seller: the events of an account by a channel's token": async (sandbox) => {
    sandbox.assume({ separateFamilies: false });
    return get(sandbox, "/v2/seller/event", { authorization: await channelToken(sandbox) });
  },
  "channel: something behind the token": async (sandbox) =>
    get(sandbox, "/v1/channel/event", { authorization: `${await channelToken(sandbox)} junk` }),
  "channel: a refresh token twice": (sandbox) =>
    sandbox.fetch(url("/v1/auth"), {
      method: "POST",
      body: new URLSearchParams(`refreshToken=x&refreshToken=${demo.refreshToken}`),
    }),
  "consent: a parameter twice": (sandbox) => {
    const body = authorization({ decision: "deny" });
    body.append("decision", "allow");
    return sandbox.fetch(url("/oauth2/auth"), { method: "POST", body });
  },
  "channel: a wrong PIN": async (sandbox) => {
    const authorization = await channelToken(sandbox);
    await get(sandbox, "/v1/channel/mfa-pin", { authorization });
    return post(sandbox, "/v1/channel", { authorization }, { mfaPin: "00000000" }, "PATCH");
  },
  "channel: a PIN twice": async (sandbox) => {
    const authorization = await channelToken(sandbox);
    await get(sandbox, "/v1/channel/mfa-pin", { authorization });
    const { pin: mfaPin } = sandbox.rows("mfaPins")[0]!;
    const update = () => post(sandbox, "/v1/channel", { authorization }, { mfaPin, displayName: "X" }, "PATCH");
    await update();
    return update();
  },

  "registration: no dialog is open": (sandbox) => {
    sandbox.assume({ registrationDialog: "closed" });
    return register(sandbox);
  },
  "registration: an unknown id": (sandbox) => fetchKey(sandbox, demo.itemId),
  "registration: another challenge code": async (sandbox) => fetchKey(sandbox, await registered(sandbox), "another"),
  "registration: a key read twice": async (sandbox) => {
    const id = await registered(sandbox);
    sandbox.decideRegistration(id, { accept: true });
    await fetchKey(sandbox, id);
    return fetchKey(sandbox, id);
  },
  "registration: too late": async (sandbox) => {
    const id = await registered(sandbox);
    sandbox.advance(1_800_000);
    return fetchKey(sandbox, id);
  },
  "registration: by another tenant": async (sandbox) =>
    fetchKey(sandbox, await registered(sandbox), "c", { "x-tenant-id": otherTenant }),
  "registration: an app that is registered": async (sandbox) => {
    sandbox.decideRegistration(await registered(sandbox), { accept: true });
    return register(sandbox);
  },
  "registration: another instance of a single one": async (sandbox) =>
    sandbox.fetch(url(`/erp/v2/authentication/${await registered(sandbox)}`), {
      method: "POST",
      headers: { "x-challengecode": "c" },
    }),
};

async function login(sandbox: Sandbox): Promise<string> {
  const body = { UserName: demo.userName, Password: demo.password };
  const response = await post(sandbox, "/erp/v2/authentication/login", login.headers, body);
  return ((await response.json()) as { sessionId: string }).sessionId;
}
login.headers = { ...app, "x-api-key": demo.apiKey, "x-challengecode": "c" };

async function signUp(sandbox: Sandbox): Promise<string> {
  const headers = { authorization: await sellerToken(sandbox), "user-agent": "e2e/1" };
  await sandbox.fetch(url(`/v1/seller/channel/${demo.channel}`), { method: "POST", headers });
  return sandbox.rows("sellerSessions").at(-1)!.session;
}

function register(sandbox: Sandbox): Promise<Response> {
  return post(
    sandbox,
    "/erp/v2/authentication",
    { "x-challengecode": "c" },
    {
      AppId: "a/v1",
      DisplayName: "A",
      Description: "A",
      Version: "1",
      ProviderName: "A",
      ProviderWebsite: "https://a.example",
      MandatoryApiScopes: [],
    },
  );
}
async function registered(sandbox: Sandbox): Promise<string> {
  return ((await (await register(sandbox)).json()) as { registrationRequestId: string }).registrationRequestId;
}
function fetchKey(
  sandbox: Sandbox,
  id: string,
  challengeCode = "c",
  headers: Record<string, string> = {},
): Promise<Response> {
  return get(sandbox, `/erp/v2/authentication/${id}`, { "x-challengecode": challengeCode, ...headers });
}

test.each(Object.entries(attempts))("nothing is let in that must not be: %s", async (_, attempt) => {
  const sandbox = platform();

  const response = await attempt(sandbox);

  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(sandbox.records(demo.tenantId, "categories")[0]).toMatchObject({ name: "Garden" });
  expect(sandbox.records(demo.tenantId, "taxClasses")[0]).toMatchObject({ name: "Normal" });
});

test.each([
  ["a request without PKCE", { code_challenge: "" }, "invalid_request"],
  ["the plain method", { code_challenge_method: "plain" }, "invalid_request"],
  ["a token in the address", { response_type: "token" }, "unsupported_response_type"],
  ["a scope that was not granted", { scope: "taxes.write" }, "invalid_scope"],
])("consent sends the app back with an error: %s", async (_, changes, error) => {
  const response = await get(platform(), `/oauth2/auth?${authorization(changes)}`, {});

  expect(response.status).toBe(302);
  const back = new URL(response.headers.get("location")!);
  expect([back.searchParams.get("error"), back.searchParams.get("state"), back.searchParams.has("code")]).toEqual([
    error,
    "s",
    false,
  ]);
});

test("a user who says no sends the app back without a code", async () => {
  const body = authorization({ decision: "deny" });

  const response = await platform().fetch(url("/oauth2/auth"), { method: "POST", body, redirect: "manual" });

  expect(new URL(response.headers.get("location")!).searchParams.get("error")).toBe("access_denied");
});

test("the consent page carries on what was asked, and no answer", async () => {
  const html = await (
    await get(platform(), `/oauth2/auth?${authorization({ decision: "allow", other: "x" })}`, {})
  ).text();

  expect(html.match(/name="(?!viewport)\w+"/g)).toEqual([
    'name="response_type"',
    'name="client_id"',
    'name="redirect_uri"',
    'name="state"',
    'name="code_challenge"',
    'name="code_challenge_method"',
    'name="decision"',
    'name="decision"',
  ]);
});

test("what is rightly done is let in: a code with its verifier, its refresh token, run-as with its scope, a session", async () => {
  const sandbox = platform();
  const exchanged = await exchangeCode(sandbox, await code(sandbox));
  const { access_token, refresh_token } = (await exchanged.json()) as { access_token: string; refresh_token: string };
  const renewed = await token(sandbox, { grant_type: "refresh_token", client_id: "public-app", refresh_token });
  const session = await login(sandbox);
  const id = await registered(sandbox);
  sandbox.decideRegistration(id, { accept: true, scopes: ["taxes.write", "application.runas"] });
  const { token: key } = (await (await fetchKey(sandbox, id)).json()) as { token: { apiKey: string } };

  expect(exchanged.status).toBe(200);
  expect((await updateCategory(sandbox, { authorization: `Bearer ${access_token}` })).status).toBe(200);
  expect(renewed.status).toBe(200);
  expect((await updateTaxClass(sandbox, { "x-api-key": demo.apiKey, "x-sessionid": session })).status).toBe(200);
  expect((await updateTaxClass(sandbox, { "x-api-key": key.apiKey, "x-runas": "7" })).status).toBe(200);
  expect((await updateTaxClass(sandbox, { authorization: `Wawi ${key.apiKey}` })).status).toBe(200);
});

test("a channel's token never sees another channel's events", async () => {
  const sandbox = platform();
  const mine = sandbox.trigger("Seller:New.Type", {}, { channel: demo.channel });
  const theirs = sandbox.trigger("Seller:New.Type", {}, { channel: "OTHERCHANNEL" });
  const authorization = await channelToken(sandbox, "of-other-channel");

  const { eventList } = (await (await get(sandbox, "/v1/channel/event", { authorization })).json()) as {
    eventList: { id: string }[];
  };
  await post(sandbox, "/v1/channel/event", { authorization }, { eventIdList: [mine, theirs] }, "DELETE");

  expect(eventList.map(({ id }) => id)).toEqual([theirs]);
  expect(sandbox.events({ channel: demo.channel })[0]).toMatchObject({ state: "queued", deliveries: 0 });
  expect(sandbox.events({ channel: "OTHERCHANNEL" })[0]).toMatchObject({ state: "acknowledged" });
});

test("there are at least sixty such attempts", () => {
  expect(Object.keys(attempts).length).toBeGreaterThanOrEqual(60);
});
