import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { findComplaints } from "./compile.ts";
import { operationSamples } from "./operation-samples.ts";
import { addUnknownProperty, root } from "./readme.ts";

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

const shownBefore = `import { createChannelConsumer, type Handlers } from "@kontor/channel-events";
import type { ChannelFleet, FleetChannelOptions } from "@kontor/channel-events/fleet";
import { postgresInboxes } from "@kontor/channel-events/postgres";
import type { Journal } from "@kontor/http/journal";
import { Pool } from "pg";

declare const journal: Journal;
declare const fleet: ChannelFleet;
declare const sellerId: string, refundId: string, token: string;
declare const pool: Pool;
declare const channels: { name: string; channel: ChannelClient; handlers: Handlers }[];
declare function openChannel(token: string, pool: Pool): FleetChannelOptions;
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

/** The TypeScript in the guides that comes from no program, and what its page has shown before. */
const guides = join(root, "packages/docs/src/content/docs");
const fragments = readdirSync(guides, { recursive: true, encoding: "utf8" }).flatMap((page) => {
  const text = page.endsWith(".mdx") ? readFileSync(join(guides, page), "utf8") : "";
  return [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code], index) => ({
    name: `guide-${page.replaceAll(/\W/g, "-")}-${index}`,
    code: `${shownBefore}\n${code}`,
  }));
});

let complaints: Record<string, string[]>;
beforeAll(async () => {
  const all = [...samples, ...spoiled, ...fragments]; // once for all: most of its time goes into the packages
  complaints = await findComplaints(all.map(({ name, code }) => ({ name, code: `${above}\n${code}` })));
});

test("the sample of every operation's page compiles", () => {
  expect(samples.length).toBeGreaterThanOrEqual(370);
  expect(samples.flatMap(({ name }) => complaints[name]!)).toEqual([]);
});

test("the code in the guides that comes from no program compiles", () => {
  expect(fragments.length).toBeGreaterThanOrEqual(3);
  expect(fragments.flatMap(({ name }) => complaints[name]!)).toEqual([]);
});

test("a property that nothing knows, planted into a sample with a body or parameters, does not compile", () => {
  expect(spoiled.length).toBeGreaterThanOrEqual(60);
  for (const { name } of spoiled)
    expect([name, complaints[name]!.join()]).toEqual([name, expect.stringContaining("notThere")]);
});
