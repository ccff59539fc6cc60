import { expect, test } from "vitest";
import { buildRequest, readPageCall, type FilledCall, listEntries } from "./call.ts";

const credentials = {
  channel: "Bearer c",
  seller: "Bearer s",
  apiKey: "key",
  oauth: "Bearer o",
  session: "sid",
  refreshToken: "r",
};
const call: FilledCall = {
  method: "PUT",
  path: "/v1/shop/{shop}/item/{item}",
  values: { path: { shop: "a/b", item: "$&" }, query: { since: "1+1" }, header: { "x-tenant-id": "t" } },
  credentials: { authorization: "channel" },
  body: { kind: "json", value: { name: "Tools" } },
};

test("the filled form gives the call: values are escaped, and the credential is added", () => {
  const request = buildRequest(readPageCall(call), listEntries(call), credentials);

  expect(request).toEqual({
    method: "PUT",
    path: "/v1/shop/a%2Fb/item/%24%26?since=1%2B1",
    headers: { "x-tenant-id": "t", authorization: "Bearer c", "content-type": "application/json" },
    body: '{\n  "name": "Tools"\n}',
  });
});

test("what the reader leaves empty is not sent", () => {
  const entries = listEntries(call).map(([name, text]) => [name, name.startsWith("path:") ? text : ""] as const);

  const { path, headers } = buildRequest(readPageCall(call), entries, credentials);

  expect(path).not.toContain("?");
  expect(headers).not.toHaveProperty("x-tenant-id");
});

test("a form of credentials, a file, and parts with a file have their own bodies", async () => {
  const build = (body: FilledCall["body"]) => {
    const filled = { ...call, body } as FilledCall;
    return buildRequest(readPageCall(filled), listEntries(filled), credentials);
  };

  expect(String(build({ kind: "fields", fields: { refreshToken: "refreshToken" } }).body)).toBe("refreshToken=r");
  expect(build({ kind: "file" }).headers["content-type"]).toBe("application/octet-stream");
  const form = build({ kind: "parts", parts: { invoice: { json: { id: 1 } }, document: "file" } }).body as FormData;
  expect(await (form.get("invoice") as Blob).text()).toBe('{\n  "id": 1\n}');
  expect((form.get("document") as File).name).toBe("sample.pdf");
});
