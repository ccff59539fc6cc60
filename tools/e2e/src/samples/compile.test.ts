import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { findComplaints } from "./compile.ts";
import { operationSamples } from "./operation-samples.ts";
import { addUnknownProperty, readReadmes, root } from "./readme.ts";

/** One run of the compiler for all that it is to take or to refuse: most of its time goes into the packages. */

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

const samples = operationSamples.map(({ id, code }) => ({ name: id, code: `${above}\n${code.typescript}` }));
const readmeSamples = readReadmes().flatMap((readme) => readme.samples);
/** The samples of READMEs, and those with a body or parameters, each with a property that nothing knows. */
const spoiled = [...samples, ...readmeSamples]
  .map(({ name, code }) => ({ name: `${name}-spoiled`, code: addUnknownProperty(code), before: code }))
  .filter(({ code, before }) => code !== before);

/** The TypeScript in the guides that comes from no program, and what its page has shown before. */
const guides = join(root, "packages/docs/src/content/docs");
const fragments = readdirSync(guides, { recursive: true, encoding: "utf8" }).flatMap((page) => {
  const text = page.endsWith(".mdx") ? readFileSync(join(guides, page), "utf8") : "";
  return [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code], index) => ({
    name: `guide-${page.replaceAll(/\W/g, "-")}-${index}`,
    code: `${above}\n${shownBefore}\n${code}`,
  }));
});

/** A handler as somebody might write it wrongly, and the words of the compiler that tell what is wrong. */
const wrong: Record<string, [handlers: string, told: string]> = {
  "a field that there is none of": [
    `"*": () => {}, "Seller:Offer.New": ({ event }) => void event.offerIdd`,
    "Property 'offerIdd' does not exist on type 'OfferNew'. Did you mean 'offerId'?",
  ],
  "a type that there is none of": [
    `"*": () => {}, "Seller:Offer.Neww": () => {}`,
    `'"Seller:Offer.Neww"' does not exist`,
  ],
  "no fallback": [`"Seller:Offer.New": () => {}`, "is not assignable to type 'StoredHandlers'"],
  "an outcome that there is none of": [
    `"*": () => {}, "Seller:Offer.New": () => ({ retryMs: 5 })`,
    "{ retryMs: number; }",
  ],
  "a payload of its own making": [
    `"*": () => {}, "Seller:Offer.New": (given: { event: { offerId: string } }) => void given`,
    "SellerOfferNewEvent",
  ],
  "no function": [
    `"*": () => {}, "Seller:Offer.New": 5`,
    "Type 'number' is not assignable to type 'EventHandler<SellerOfferNewEvent",
  ],
  "text for an outcome": [`"*": () => {}, "Seller:Offer.New": async () => "done"`, "Type '() => Promise<string>'"],
};

const wrongHandlers = Object.values(wrong).map(([handlers], at) => ({
  name: `wrong-${at}`,
  code: `import type { ChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, memoryInbox } from "@kontor/channel-events";
declare const channel: ChannelClient;
createChannelConsumer({ channel, inbox: memoryInbox(), unsafeDurability: true, handlers: { ${handlers} } });
`,
}));

let complaints: Record<string, string[]>;
beforeAll(async () => {
  complaints = await findComplaints([...samples, ...readmeSamples, ...spoiled, ...fragments, ...wrongHandlers]);
});

test("the sample of every operation's page compiles", () => {
  expect(samples.length).toBeGreaterThanOrEqual(370);
  expect(samples.flatMap(({ name }) => complaints[name]!)).toEqual([]);
});

test("every sample of a README compiles as it is pasted", () => {
  expect(readmeSamples.length).toBeGreaterThanOrEqual(13);
  expect(readmeSamples.flatMap(({ name }) => complaints[name]!)).toEqual([]);
});

test("the code in the guides that comes from no program compiles", () => {
  expect(fragments.length).toBeGreaterThanOrEqual(3);
  expect(fragments.flatMap(({ name }) => complaints[name]!)).toEqual([]);
});

test("a property that nothing knows, planted into a sample with a body or parameters, does not compile", () => {
  expect(spoiled.length).toBeGreaterThanOrEqual(60 + readmeSamples.length);
  for (const { name } of spoiled)
    expect([name, complaints[name]!.join()]).toEqual([name, expect.stringContaining("notThere")]);
});

test("a wrong handler is one error, whose first line is short and tells what is wrong", () => {
  const names = Object.keys(wrong);
  const told = wrongHandlers.map(({ name }) => complaints[name]!);

  expect(told.map((lines, at) => [names[at], lines.length, lines[0]])).toEqual(
    names.map((name) => [name, 1, expect.stringContaining(wrong[name]![1])]),
  );
  for (const [line = ""] of told) expect(line.split("error ")[1]!.length).toBeLessThanOrEqual(240);
});
