import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sdkSample } from "@kontor/docs/reference/sdk-sample";
import { expect, test } from "vitest";
import { bundles } from "../../../codegen/src/bundles.ts";
import { readSpec } from "../../../codegen/src/spec.ts";
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
