import { expect, test } from "vitest";
import { buildTools } from "./consumer.ts";

const versions = { bun: "1.4.5", deno: "2.9.6", workerd: "1.2.0" };
const tools = { nodes: ["22.13.1"], compilers: ["5.5.4"], hasOthers: true };

test.each([
  ["linux", "x64", "@oven/bun-linux-x64@1.4.5", "@deno/linux-x64-glibc@2.9.6", "@cloudflare/workerd-linux-64@1.2.0"],
  [
    "darwin",
    "arm64",
    "@oven/bun-darwin-aarch64@1.4.5",
    "@deno/darwin-arm64@2.9.6",
    "@cloudflare/workerd-darwin-arm64@1.2.0",
  ],
])("buildTools() names the binaries for %s on %s", (platform, arch, bun, deno, workerd) => {
  expect(buildTools(tools, versions, { platform, arch })).toEqual({
    "@types/node": "24.19.2",
    "node-22.13": `npm:node-${platform}-${arch}@22.13.1`,
    "typescript-5.5": "npm:typescript@5.5.4",
    bun: `npm:${bun}`,
    deno: `npm:${deno}`,
    workerd: `npm:${workerd}`,
  });
});

test("in short neither Bun nor Deno nor workerd is installed", () => {
  expect(Object.keys(buildTools({ ...tools, hasOthers: false }, versions))).toEqual([
    "@types/node",
    "node-22.13",
    "typescript-5.5",
  ]);
});
