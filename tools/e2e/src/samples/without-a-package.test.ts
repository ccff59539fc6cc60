import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { demo } from "@kontor/sandbox";
import { type SandboxServer, startSandboxServer } from "@kontor/sandbox/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./readme.ts";

const program = join(root, "packages/docs/src/samples/start/without_a_package.py");

let server: SandboxServer;
beforeAll(async () => void (server = await startSandboxServer()));
afterAll(() => server.close());

test("a Python program of forty lines, without a package, does what the descriptions say", async () => {
  const { error } = spawnSync("python3", ["--version"]);
  if (error) throw new Error(`Cannot run the sample without a package as python3 must be installed: ${error.message}`);
  const { sandbox, url } = server;
  const type = "Seller:Meta.SellerAttributesUpdateRequest";
  const id = sandbox.trigger(type, { sellerId: demo.sellerId, channel: demo.channel });
  const env = { ...process.env, KONTOR_CHANNEL_URL: url, KONTOR_ERP_URL: `${url}/erp` };

  const child = spawn("python3", [program], { env, stdio: ["ignore", "pipe", "pipe"] });
  const said = { out: "", error: "" };
  child.stdout.on("data", (chunk) => (said.out += String(chunk)));
  child.stderr.on("data", (chunk) => (said.error += String(chunk)));
  const [code] = (await once(child, "close")) as [number];

  expect({ code, ...said }).toEqual({ code: 0, out: expect.stringContaining(`event ${id} ${type}\n`), error: "" });
  expect(sandbox.events().filter(({ state }) => state !== "acknowledged")).toEqual([]);
  const { tables } = sandbox.snapshot();
  expect(JSON.stringify(tables.orders)).toContain('"orderId":"PYTHON-');
  expect(JSON.stringify(tables.records)).toContain('"name":"Renamed by Python"');
});

test("the program needs nothing but what comes with Python, and has at most forty lines of code", () => {
  const text = readFileSync(program, "utf8");

  expect(text).toContain("import base64, datetime, json, os, urllib.parse, urllib.request\n");
  expect(text.match(/^(import|from) /gm)).toHaveLength(1);
  expect(text.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(40);
});
