import { beforeAll, expect, test } from "vitest";
import { findComplaints } from "./compile.ts";
import { operationSamples } from "./operation-samples.ts";
import { addUnknownProperty } from "./readme.ts";

/** The page of an operation expects these clients of the guides. */
const above = `import type { ChannelClient } from "@kontor/channel-client";
import type { ErpClient } from "@kontor/erp-client";
import type { rawChannelClient } from "@kontor/channel-client/raw";
import type { rawErpClient } from "@kontor/erp-client/raw";

declare const erp: ErpClient;
declare const channel: ChannelClient;
declare const seller: ChannelClient;
declare const raw: ReturnType<typeof rawErpClient>;
declare const rawChannel: ReturnType<typeof rawChannelClient>;
declare const rawSeller: ReturnType<typeof rawChannelClient>;
`;

const samples = operationSamples.map(({ id, code }) => ({ name: id, code: code.typescript }));
/** The samples with a body or parameters, each with a property that nothing knows. */
const spoiled = samples
  .map(({ name, code }) => ({
    name: `${name}-spoiled`,
    code: addUnknownProperty(code),
    isSpoiled: addUnknownProperty(code) !== code,
  }))
  .filter(({ isSpoiled }) => isSpoiled);

let complaints: Record<string, string[]>;
beforeAll(async () => {
  const all = [...samples, ...spoiled]; // once for all: most of its time goes into the packages
  complaints = await findComplaints(all.map(({ name, code }) => ({ name, code: `${above}\n${code}` })));
});

test("the sample of every operation's page compiles", () => {
  expect(samples.length).toBeGreaterThanOrEqual(370);
  expect(samples.flatMap(({ name }) => complaints[name]!)).toEqual([]);
});

test("a property that nothing knows, planted into a sample with a body or parameters, does not compile", () => {
  expect(spoiled.length).toBeGreaterThanOrEqual(60);
  for (const { name } of spoiled)
    expect([name, complaints[name]!.join()]).toEqual([name, expect.stringContaining("notThere")]);
});
