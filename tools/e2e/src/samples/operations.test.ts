import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sdkSample } from "@kontor/docs/reference/sdk-sample";
import { createChannelClient } from "@kontor/channel-client";
import { createErpClient } from "@kontor/erp-client";
import { demo } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { bundles } from "../../../codegen/src/bundles.ts";
import { readSpec } from "../../../codegen/src/spec.ts";
import { preparedSandbox } from "../valid-calls.ts";
import { complaintsOf } from "./compile.ts";
import { planted } from "./readme-samples.ts";

const specs = ["erp", "channel"].map((api) =>
  readSpec(api, JSON.parse(readFileSync(join(bundles(), `${api}.json`), "utf8"))),
);

/** What a page of an operation takes as made: the two clients of the guide "Start". */
const above = `import type { ChannelClient } from "@kontor/channel-client";
import type { ErpClient } from "@kontor/erp-client";

declare const channel: ChannelClient;
declare const erp: ErpClient;
`;

const samples = specs.flatMap((spec) =>
  spec.operations.map((operation) => ({ name: operation.id, code: sdkSample(spec, operation) })),
);
const compiled = (change: (code: string) => string) =>
  complaintsOf(samples.map(({ name, code }) => ({ name, code: `${above}\n${change(code)}` })));

/** Forms with files: their samples name the parts and leave them to the reader. */
const OPEN_PARTS = [
  "Invoices_Upload",
  "SellerOrders_UploadInvoice",
  "SellerTickets_UploadAttachment",
  "Tickets_UploadAttachment",
];

test("the sample of every operation's page compiles, but for the parts of a form with files", async () => {
  expect(samples.length).toBeGreaterThanOrEqual(96);

  const complaints = Object.entries(await compiled((code) => code)).filter(([, lines]) => lines.length > 0);

  expect(complaints.map(([name]) => name).sort()).toEqual(OPEN_PARTS);
});

test("a property that nothing knows, planted into a sample with a body or parameters, does not compile", async () => {
  const withObject = samples.filter(({ name, code }) => planted(code) !== code && !OPEN_PARTS.includes(name));
  expect(withObject.length).toBeGreaterThanOrEqual(60);

  const complaints = await compiled(planted);

  for (const { name } of withObject)
    expect([name, complaints[name]!.join()]).toEqual([name, expect.stringContaining("notThere")]);
});

/** Their samples name what only a call before could have told: a session, a PIN, a registration, a report, a document, an attribute. */
const OF_A_CALL_BEFORE = [
  "AppRegistration_Fetch",
  "AppRegistration_RegisterInstance",
  "Attributes_DeleteFromCategory",
  "Attributes_DeleteGlobal",
  "Attributes_DeleteOfCategory",
  "Invoices_Download",
  "Login_Login",
  "Orders_RequestCancellation",
  "Reports_Complete",
  "Reports_SendAtOnce",
  "Reports_SendData",
  "Self_Update",
  "SellerTickets_DownloadAttachment",
  "Sellers_Create",
  "Sellers_GetSignupSession",
  "Sellers_GetUpdateSession",
  "Sellers_Update",
  "Tickets_DownloadAttachment",
];

const AsyncFunction = (async () => {}).constructor as new (
  ...words: string[]
) => (...values: unknown[]) => Promise<void>;

test("the sample of an operation's page runs against a sandbox, but for those that name what a call before has told", async () => {
  const { sandbox, calls } = await preparedSandbox();
  const before = sandbox.snapshot();
  const refused: string[] = [];
  for (const { name, code } of samples.filter((sample) => !OPEN_PARTS.includes(sample.name))) {
    sandbox.restore(before);
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      for (const [header, value] of Object.entries(calls.get(name.replace("OfAllCategories", "OfCategory"))!.headers))
        request.headers.set(header, value);
      return sandbox.fetch(request);
    };
    const channel = createChannelClient({ baseUrl: "https://sandbox.test", fetch });
    const app = { tenantId: demo.tenantId, appId: "app/1.0", appVersion: "1.0.0" };
    const erp = createErpClient({ baseUrl: "https://sandbox.test/erp", ...app, fetch });
    try {
      await new AsyncFunction("channel", "erp", code)(channel, erp);
    } catch (error) {
      expect(error).toMatchObject({ code: "ERR_PLATFORM_API" });
      refused.push(name);
    }
  }

  expect(refused.sort()).toEqual(OF_A_CALL_BEFORE);
});
