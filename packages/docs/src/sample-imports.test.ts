import { expect, test } from "vitest";
import { findImportedSamples } from "./sample-imports.ts";

const guides = {
  start: '---\ntitle: Start\n---\n<Sample file="config.ts" />\n<Sample file="calls/channel-client.ts" />',
  events: '---\ntitle: Events\n---\n<Sample file="events/consumer.ts" />\n<Sample file="events/shop.ts" />',
};
const code = 'import { channel } from "../calls/channel-client.ts";\nimport { createShop } from "./shop.ts";\n';
const sample = { file: "events/consumer.ts", code, page: "events", guides };

test("findImportedSamples() names the guide of each import that the same guide does not show", () => {
  expect(findImportedSamples(sample)).toEqual([{ file: "calls/channel-client.ts", href: "/start/", title: "Start" }]);
});

test("findImportedSamples() gives the address of a guide in a folder", () => {
  const nested = { "events/retries": guides.start.replace("Start", "Retries"), events: guides.events };

  expect(findImportedSamples({ ...sample, guides: nested })).toEqual([
    { file: "calls/channel-client.ts", href: "/events/retries/", title: "Retries" },
  ]);
});

test("findImportedSamples() leaves packages out", () => {
  expect(findImportedSamples({ ...sample, code: 'import { cached } from "@kontor/auth";' })).toEqual([]);
});

test("findImportedSamples() refuses a sample whose import is shown by no guide", () => {
  expect(() => findImportedSamples({ ...sample, guides: { events: guides.events } })).toThrow(
    "Cannot show events/consumer.ts as a guide must show what it imports: got calls/channel-client.ts",
  );
});
