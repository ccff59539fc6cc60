import { execFileSync } from "node:child_process";
import { createChannelCore } from "@kontor/channel-client/groups";
import { createErpCore } from "@kontor/erp-client/groups";
import { parseExactJson } from "@kontor/http/internal";
import { expect, test } from "vitest";
import { readOperation } from "../specs/find.ts";
import { loadSpecs } from "../specs/load.ts";
import {
  addExact,
  buildCall,
  collectSecrets,
  describeRequest,
  formatAnswer,
  formatCurl,
  hideFields,
  listSecretFields,
} from "./request.ts";

const specs = await loadSpecs();
const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";

/** Sends a call to nobody, and gives the request. */
async function send(name: string, params: Record<string, unknown>, body?: unknown): Promise<Request> {
  const { operation } = readOperation(specs, name);
  let sent: Request | undefined;
  const fetch = async (...request: Parameters<typeof globalThis.fetch>) => {
    sent = new Request(...request);
    return new Response("null", { headers: { "content-type": "application/json" } });
  };
  const core =
    operation.api === "erp"
      ? createErpCore({ baseUrl: "https://erp.test", tenantId, appId: "a/1", appVersion: "1", fetch })
      : createChannelCore({ baseUrl: "https://channel.test", fetch });
  await core.call(buildCall(operation, { params, body, signal: new AbortController().signal })).catch(() => {});
  return sent!;
}

test("a call goes where the method of the client goes", async () => {
  expect((await send("categories.get", { categoryId: tenantId })).url).toBe(`https://erp.test/v2/category/${tenantId}`);
  expect((await send("events.list", { eventTypeFilter: ["a", "b"] })).url).toMatch(/\?eventTypeFilter=a(,|%2C)b$/);
  expect(await (await send("categories.update", {}, { id: "a" })).json()).toEqual({ id: "a" });
});

test("a form, a document and bytes are sent as such", async () => {
  const form = await send("auth.exchangeRefreshToken", {}, { refreshToken: "r" });
  const parts = await send("invoices.upload", {}, { file: new File(["%PDF"], "a.pdf") });

  expect(await form.text()).toBe("refreshToken=r");
  expect(parts.headers.get("content-type")).toMatch(/^multipart\/form-data/);
  expect((await send("files.upload", {}, new Uint8Array([1]))).headers.get("content-type")).toBe(
    "application/octet-stream",
  );
});

test.each([
  '{"id":9007199254740993,"list":[{"price":12345678901234567890.10},1.50,7],"text":"9007199254740993","none":null}',
  "[9007199254740993]",
  "12",
])("the numbers of %s are sent as they were given", (text) => {
  const { operation } = readOperation(specs, "categories.update");
  const { signal } = new AbortController();

  expect(JSON.stringify(buildCall(operation, { params: {}, body: parseExactJson(text), signal }).body)).toBe(text);
  expect(formatAnswer(parseExactJson(text), { secrets: new Set(), indent: 0 })).toBe(text);
});

test("a number of the command line keeps its digits, and a file stays a file", () => {
  const holder: Record<string, unknown> = {};
  addExact(holder, "id", 9_007_199_254_740_992, "9007199254740993");
  addExact(holder, "name", "9007199254740993", "9007199254740993");
  addExact(holder, "file", new File([], "a"), "");

  const { operation } = readOperation(specs, "categories.update");
  const { signal } = new AbortController();
  const written = buildCall(operation, { params: {}, body: holder, signal }).body as Record<string, unknown>;

  expect(JSON.stringify({ ...written, file: "" })).toBe('{"id":9007199254740993,"name":"9007199254740993","file":""}');
  expect(written["file"]).toBe(holder["file"]);
  const all = { ...written, bytes: new Uint8Array(1), inner: {} };
  const kept = hideFields(all, new Set()) as typeof all;
  expect([kept["id" as never] === written["id"], kept.bytes === all.bytes, kept.inner === all.inner]).toEqual([
    true,
    true,
    false,
  ]);
});

test("the line for curl is the request, however odd its body, with the secret hidden", () => {
  const body = `{"name":"it's \\"odd\\" $HOME, isn't it \`ls\`\n'"}`;
  const request = describeRequest(
    "https://erp.test/v2/a?b=1&c=2",
    { method: "PATCH", headers: { "content-type": "application/json" }, body },
    { authorization: "Bearer [secret]" },
  );

  const words = execFileSync(
    "/bin/sh",
    ["-c", `curl() { for each; do printf '%s\\0' "$each"; done; }\n${formatCurl(request)}`],
    { encoding: "utf8" },
  );

  expect(words.split("\0").slice(0, -1)).toEqual([
    ...["-X", "PATCH", "https://erp.test/v2/a?b=1&c=2"],
    ...["-H", "authorization: Bearer [secret]", "-H", "content-type: application/json"],
    ...["--data", body],
  ]);
});

test("a form and bytes are described, and not written out", () => {
  const form = new FormData();
  form.append("file", new File(["%PDF"], "a.pdf"));
  form.append("note", "n");

  expect(describeRequest("https://a.test", { method: "POST", body: form }, {}).body).toBe("file=@a.pdf&note=n");
  expect(
    describeRequest("https://a.test", { body: new Blob(["1234"], { type: "application/octet-stream" }) }, {}),
  ).toEqual({
    method: "GET",
    url: "https://a.test",
    headers: { "content-type": "application/octet-stream" },
    body: "@file of 4 bytes",
  });
});

const { erp, channel } = await loadSpecs();

test("listSecretFields() finds secrets however deep they are", () => {
  expect(listSecretFields(channel, { $ref: "AccessToken" })).toEqual(new Set(["authtoken"]));
  expect(
    listSecretFields(erp, { type: "array", items: { properties: { login: { $ref: "LoginRequest" } } } }),
  ).toContain("password");
  expect(listSecretFields(erp, { $ref: "CategoryUpdate" }).size).toBe(0);
  expect(listSecretFields(erp, undefined).size).toBe(0);
});

test("hideFields() hides them in any casing, and leaves the value alone", () => {
  const value = { list: [{ Password: "c4n4ry", pin: 123, other: null }], PASSWORD: null };

  expect(hideFields(value, new Set(["password", "pin"]))).toEqual({
    list: [{ Password: "[secret]", pin: "[secret]", other: null }],
    PASSWORD: null,
  });
  expect(value.list[0]!.Password).toBe("c4n4ry");
  expect(collectSecrets(value, new Set(["password", "pin"]))).toEqual(["c4n4ry", "123"]);
});

const secrets = new Set(["iban"]);

test("numbers stay as the platform wrote them", () => {
  const text = '{"id":12345678901234567890,"price":24.90,"list":[1.0]}';

  expect(formatAnswer(parseExactJson(text), { secrets, indent: 0 })).toBe(text);
});

test("secret fields are hidden in any casing; null is shown", () => {
  expect(formatAnswer({ IBAN: "c4n4ry", other: { iBAN: null } }, { secrets, indent: 0 })).toBe(
    '{"IBAN":"[secret]","other":{"iBAN":null}}',
  );
});

test("an answer without a body is nothing, and text is text", () => {
  expect(formatAnswer(undefined, { secrets, indent: 2 })).toBe("");
  expect(formatAnswer("a\nb", { secrets, indent: 2 })).toBe("a\nb");
  expect(formatAnswer("a", { secrets, indent: 0 })).toBe('"a"');
});

test.each<[string, RequestInit, string | undefined]>([
  ["bytes with a type", { body: new Blob(["1"], { type: "image/png" }) }, "image/png"],
  ["bytes without one", { body: new Blob(["1"]) }, undefined],
  ["bytes whose type is a header", { body: new Blob(["1"]), headers: { "content-type": "image/gif" } }, "image/gif"],
  ["text", { body: "a", headers: { "content-type": "text/plain" } }, "text/plain"],
  ["nothing", {}, undefined],
])("a request with %s is shown with the type that it has", (_, init, type) => {
  expect(describeRequest("https://a.test", init, {}).headers["content-type"]).toBe(type);
});
