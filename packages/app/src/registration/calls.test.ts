import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { checkRegistration, createRegistrationCalls, fetchDecision } from "./calls.ts";

const ids = { registrationId: "r", challengeCode: "c" };
const decide = (answer: unknown) => fetchDecision({ fetch: async () => answer as never }, ids);

test.each<[unknown, string]>([
  [{ token: { apiKey: "k" } }, "k"],
  [{ Token: { APIKEY: "k" }, requestStatusInfo: { status: 1 } }, "k"],
  [{ list: [null, 7, { apikey: "k" }] }, "k"],
  [{ apiKeyId: "no", xApiKey: "no", token: { ApiKey: "k" } }, "k"],
])("the key of %j is found", async (answer, key) => {
  const decision = await decide(answer);

  expect("key" in decision && decision.key.reveal()).toBe(key);
});

test.each<[unknown, object]>([
  [{ apiKeyId: "no", requestStatusInfo: { status: 0 } }, { waiting: 0 }],
  [{ xApiKey: "no", requestStatusInfo: { status: 2 } }, { waiting: 2 }],
  [{ apiKey: "", requestStatusInfo: { status: 1 } }, { rejected: true }],
  [{ apiKey: 7, requestStatusInfo: {} }, { waiting: undefined }],
  [{}, { waiting: undefined }],
])("%j holds no key", async (answer, decision) => {
  expect(await decide(answer)).toEqual(decision);
});

test("a call of a registration takes half a minute at most", async () => {
  const clock = createVirtualClock();
  const fetch = (() => new Promise(() => {})) as typeof globalThis.fetch;
  const calls = createRegistrationCalls({
    baseUrl: "https://erp.test",
    tenantId: undefined,
    apiVersion: undefined,
    fetch,
    clock,
  });
  let ended: string | undefined;
  void calls
    .fetch({ registrationId: "r", "x-challengecode": "c" })
    .catch(({ code }: { code: string }) => (ended = code));

  await clock.advance(29_999);
  expect(ended).toBeUndefined();
  await clock.advance(1);

  expect(ended).toBe("ERR_PLATFORM_TIMEOUT");
});

const app = {
  AppId: "a",
  DisplayName: "A",
  Description: "A",
  Version: "1",
  ProviderName: "A",
  ProviderWebsite: "https://a.example",
  MandatoryApiScopes: [],
};

test.each([
  ...["AppId", "DisplayName", "Description", "Version", "ProviderName"].flatMap((field) =>
    ["", " ", "\n", 7, null].map((value) => [field, value, "be text"] as const),
  ),
  ["ProviderWebsite", "ftp://a.example", "be a web address"],
  ["ProviderWebsite", "a.example", "be a web address"],
  ["MandatoryApiScopes", undefined, "be a list of scopes"],
  ["MandatoryApiScopes", ["a", ""], "be a list of scopes"],
  ["OptionalApiScopes", "a", "be a list of scopes"],
  ["AppIcon", "a", "be an image in base64"],
  ["AppIcon", "", "be an image in base64"],
  ["AppIcon", "abcde", "be an image in base64"],
  ["RegistrationType", -1, "be 0, 1, 2 or 3"],
  ["RegistrationType", 4, "be 0, 1, 2 or 3"],
  ["RegistrationType", "1", "be 0, 1, 2 or 3"],
] as const)("%s of %j must %s", (field, value, must) => {
  expect(() => checkRegistration({ ...app, [field]: value } as never)).toThrow(`app.${field} must ${must}`);
});

test.each<[string, unknown]>([
  ["ProviderWebsite", "http://a.example"],
  ["MandatoryApiScopes", ["a"]],
  ["OptionalApiScopes", undefined],
  ["AppIcon", "abcd"],
  ["AppIcon", "abc="],
  ["AppIcon", "ab=="],
  ...[0, 1, 2, 3, undefined].map((type): [string, unknown] => ["RegistrationType", type]),
])("%s may be %j", (field, value) => {
  expect(checkRegistration({ ...app, [field]: value } as never)).toMatchObject({ [field]: value });
});
