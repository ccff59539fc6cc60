import { expect, test } from "vitest";
import { readManifests } from "./manifests.ts";

test("every published package is there with its entries, the types last and the docs not at all", () => {
  const manifests = readManifests();

  expect(manifests.map(({ folder }) => folder)).toEqual([
    "http",
    "auth",
    "channel-client",
    "channel-events",
    "erp-client",
    "app",
    "sandbox",
    "cli",
    "channel-types",
    "erp-types",
  ]);
  expect(manifests[0]?.entries.map(({ path }) => path)).toEqual([
    ".",
    "./telemetry",
    "./testing",
    "./node",
    "./internal",
  ]);
  expect(manifests.find(({ folder }) => folder === "cli")?.entries).toEqual([]);
});
