import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { connectSandbox, demo } from "@kontor/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./readme.ts";

const program = join(root, "packages/docs/src/samples/start/without_a_package.py");
const main = join(root, "packages/cli/src/main.ts");

let sandbox: ChildProcess;
let url: string;
beforeAll(async () => {
  const args = ["--conditions=@kontor/source", main, "sandbox", "--port", "0", "--json"];
  sandbox = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(createInterface(sandbox.stdout!), "line")) as [string];
  ({ url } = JSON.parse(line) as { url: string });
});
afterAll(async () => {
  sandbox.kill();
  await once(sandbox, "exit");
});

test("a Python program of forty lines, without a package, does what the descriptions say", async () => {
  const { error } = spawnSync("python3", ["--version"]);
  if (error) throw new Error(`Cannot run the sample without a package as python3 must be installed: ${error.message}`);
  const control = connectSandbox(url);
  const type = "Seller:Meta.SellerAttributesUpdateRequest";
  const id = await control.trigger(type, { sellerId: demo.sellerId, channel: demo.channel });
  const env = { ...process.env, KONTOR_CHANNEL_URL: url, KONTOR_ERP_URL: `${url}/erp` };

  const child = spawn("python3", [program], { env, stdio: ["ignore", "pipe", "pipe"] });
  const said = { out: "", error: "" };
  child.stdout.on("data", (chunk) => (said.out += String(chunk)));
  child.stderr.on("data", (chunk) => (said.error += String(chunk)));
  const [code] = (await once(child, "close")) as [number];

  expect({ code, ...said }).toEqual({ code: 0, out: expect.stringContaining(`event ${id} ${type}\n`), error: "" });
  expect((await control.events()).filter(({ state }) => state !== "acknowledged")).toEqual([]);
  const { tables } = await control.snapshot();
  expect(JSON.stringify(tables.orders)).toContain('"orderId":"PYTHON-');
  expect(JSON.stringify(tables.records)).toContain('"name":"Renamed by Python"');
});

test("the program needs nothing but what comes with Python, and has at most forty lines of code", () => {
  const text = readFileSync(program, "utf8");

  expect(text).toContain("import base64, datetime, json, os, urllib.parse, urllib.request\n");
  expect(text.match(/^(import|from) /gm)).toHaveLength(1);
  expect(text.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(40);
});
