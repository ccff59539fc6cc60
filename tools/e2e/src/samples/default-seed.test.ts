import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareBundles } from "@kontor/codegen/read/bundles";
import { buildModel } from "@kontor/codegen/model/build";
import { readBody } from "@kontor/docs/reference/samples/sdk";
import { buildCurlSample } from "@kontor/docs/reference/samples/shell";
import { createSandbox, demo, type Sandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { earlierCalls } from "../operations/sandbox-parts.ts";

const specs = ["erp", "channel"].map((api) =>
  buildModel({ api, document: JSON.parse(readFileSync(join(prepareBundles(), `${api}.json`), "utf8")) }),
);
const samples = specs.flatMap((spec) =>
  spec.operations.map((operation) => ({
    id: operation.id,
    code: buildCurlSample(spec, operation),
    body: readBody(spec, operation),
  })),
);
type Sample = (typeof samples)[number];

const file = new TextEncoder().encode("%PDF-1.4\n%%EOF\n");

/** The operations of the ERP that need an earlier call, and nothing of the seed could stand for it. */
const NEED_A_CALL = [
  ...Object.keys(earlierCalls), // each of them is refused without it
  "AppRegistration_Fetch", // a person decides on it
  "AppRegistration_RegisterInstance",
  "Logout_Logout", // its session comes with the login
];

/** The request of a sample, with the values of the variables that the guides set. */
function buildRequest({ code, body: { type, example } }: Sample, variables: Readonly<Record<string, string>>): Request {
  const text = code.replaceAll(/\$(\w+)/g, (whole, name: string) => variables[name] ?? whole);
  const [, method = "", url = ""] = /^curl -X (\w+) "([^"]*)"/.exec(text) ?? [];
  const headers = new Headers([...text.matchAll(/-H "([^:]+): ([^"]*)"/g)].map(([, name, value]) => [name!, value!]));
  const fields = Object.entries(Object(example) as Record<string, unknown>);
  if (type === "application/octet-stream") headers.set("content-type", type);
  return new Request(url, { method, headers, ...(type !== "" && { body: buildBody() }) });

  function buildBody(): BodyInit {
    if (type === "application/octet-stream") return file;
    if (type === "application/x-www-form-urlencoded") return new URLSearchParams(fields as [string, string][]);
    if (type !== "multipart/form-data") return JSON.stringify(example);
    const form = new FormData();
    for (const [name, value] of fields)
      form.set(name, typeof value === "string" ? new Blob([file]) : JSON.stringify(value));
    return form;
  }
}

async function fetchToken(sandbox: Sandbox, path: string, body: Record<string, string>): Promise<string> {
  const response = await sandbox.fetch(`https://sandbox.test${path}`, {
    method: "POST",
    body: new URLSearchParams(body),
  });
  const { authToken, access_token: accessToken } = (await response.json()) as Record<string, string>;
  return (authToken ?? accessToken)!;
}

test("the sample of every operation's page succeeds in a sandbox as it starts, but for those that need an earlier call", async () => {
  const sandbox = createSandbox({ assumptions: { erpQuota: null } });
  const erp = { grant_type: "client_credentials", client_id: demo.clientId, client_secret: demo.clientSecret };
  const start = sandbox.snapshot();
  const refused: unknown[] = [];
  for (const sample of samples) {
    const { id, code } = sample;
    sandbox.restore(start);
    const isErp = code.includes("$KONTOR_ERP_URL");
    const request = buildRequest(sample, {
      KONTOR_ERP_URL: "https://sandbox.test/erp",
      KONTOR_CHANNEL_URL: "https://sandbox.test",
      KONTOR_ACCESS_TOKEN: isErp
        ? await fetchToken(sandbox, "/oauth2/token", erp)
        : await fetchToken(sandbox, "/v1/auth", { refreshToken: demo.refreshToken }),
      KONTOR_SELLER_ACCESS_TOKEN: await fetchToken(sandbox, "/v1/auth", { refreshToken: demo.sellerRefreshToken }),
    });
    const answer = await sandbox.fetch(request);
    const text = await answer.text();
    const isRefused = !answer.ok || text.includes('"errorList":[{');
    if (isRefused !== NEED_A_CALL.includes(id)) refused.push(`${id} ${answer.status} ${text.slice(0, 200)}`);
  }

  expect(refused).toEqual([]);
  expect(samples.length - NEED_A_CALL.length).toBeGreaterThanOrEqual(357);
});
