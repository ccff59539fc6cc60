import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startSandboxServer } from "@kontor/sandbox/server";
import { expect, test } from "vitest";
import { findLine, readPolicy } from "../support/policy.ts";
import { findCallProblem } from "./calls.ts";
import { listRuns, loadAll, runCalls } from "./runs.ts";
import { runInChromium, runInWorker } from "./web.ts";

const node = { name: "Node", command: process.execPath, args: ["--no-warnings"] };
const made = { category: "Node", sellers: 2, isTokenFresh: true, offers: [4711], done: 1 };
/** Takes the event and acknowledges it, with nothing of ours. */
const ACKNOWLEDGE = `const [url] = process.argv.slice(2);
const body = new URLSearchParams({ refreshToken: "refresh-token-of-the-sandbox" });
const { authToken } = await (await fetch(url + "/v1/auth", { method: "POST", body })).json();
const headers = { authorization: "Bearer " + authToken, "content-type": "application/json" };
const { eventList } = await (await fetch(url + "/v1/channel/event", { headers })).json();
const eventIdList = eventList.map(({ id }) => id);
await fetch(url + "/v1/channel/event", { method: "DELETE", headers, body: JSON.stringify({ eventIdList }) });`;
const print = (value: object) => `console.log('${JSON.stringify(value)}');`;

const calls = { category: "Node", sellers: 2, isTokenFresh: true };
const root = join(import.meta.dirname, "../../../..");
const policy = readPolicy(root);

test("a program that makes all calls and acknowledges the event is no problem", async () => {
  await using consumer = await createFakeConsumer();
  consumer.write("dist/run.js", `${ACKNOWLEDGE}\n${print(made)}`);

  expect(await runCalls(consumer.folder, node)).toBe("");
});

test.each([
  ["that leaves the event unacknowledged", print(made), "the event is "],
  ["whose calls give something else", `${ACKNOWLEDGE}\n${print({ ...made, sellers: 0 })}`, '"sellers":0'],
  ["that fails", "throw new Error('no fetch here')", "no fetch here"],
])("a program %s is a problem", async (_, program, words) => {
  await using consumer = await createFakeConsumer();
  consumer.write("dist/run.js", program);

  expect(await runCalls(consumer.folder, node)).toContain(words);
});

test("an entry that cannot be required is a problem", async () => {
  await using consumer = await createFakeConsumer();
  consumer.write("node_modules/fine/index.js", "module.exports = 1;");

  expect(await loadAll(consumer.folder, node, ["fine"])).toBe("");
  expect(await loadAll(consumer.folder, node, ["fine", "absent"])).toContain("Cannot find module 'absent'");
});

test.each([
  ["another name", JSON.stringify({ ...calls, category: "Bun" })],
  ["no seller", JSON.stringify({ ...calls, sellers: 0 })],
  ["an old token", JSON.stringify({ ...calls, isTokenFresh: false })],
  ["an event that nobody asked for", JSON.stringify({ ...calls, done: 1 })],
  ["no JSON", "Segmentation fault"],
  ["nothing", ""],
])("%s is a problem, and is shown", (_, output) => {
  expect(findCallProblem(output, { category: "Node" })).toContain(`: got ${output}`);
});

test.each([
  ["a page", runInChromium],
  ["a worker", runInWorker],
])("a module of Node in what runs anywhere is a problem before it is run in %s", async (_, run) => {
  await using consumer = await createFakeConsumer();
  consumer.write(
    "dist/calls.js",
    `import { readFileSync } from "node:fs"; export const makeCalls = () => readFileSync("x");`,
  );

  expect(await run(consumer.folder, [])).toBe("the bundle imports node:fs");
});

/** The titles of all runs; none of them is started. */
async function listTitles(isFull: boolean): Promise<string[]> {
  return (await listRuns("/consumer", policy, { isFull })).map(({ title }) => title);
}

test("in full each runtime of the policy makes its calls, and each Node loads every entry by require", async () => {
  const titles = await listTitles(true);

  const nodes = policy.node.tested.map((version) => `Node ${findLine(version)}`);
  const runtimes = [...nodes, `Bun ${findLine(policy.bun)}`, `Deno ${findLine(policy.deno)}`];
  for (const name of runtimes) expect(titles).toContain(`token, ERP, channel and an inbox: ${name}`);
  for (const name of nodes) expect(titles).toContain(`CommonJS loads every entry: ${name}`);
  for (const name of [`page: Chromium ${policy.chromium}`, `module of Node: workerd ${policy.workerd}`])
    expect(titles.filter((title) => title.endsWith(name))).toHaveLength(1);
});

test("in short the oldest Node is run, and neither Bun nor a browser", async () => {
  const titles = await listTitles(false);

  expect(titles).toContain(`token, ERP, channel and an inbox: Node ${policy.node.minimum}`);
  expect(titles.filter((title) => /Bun|Deno|Chromium|workerd/.test(title))).toEqual([]);
  expect(titles.length).toBeLessThan(10);
});

/** A folder that looks like the project of an integrator; its command `kontor` prints the address of a sandbox in this process. */
interface FakeConsumer extends AsyncDisposable {
  folder: string;
  write(path: string, text: string): void;
}

/** Creates one without any package. A test writes the program that it wants to be run. */
async function createFakeConsumer(): Promise<FakeConsumer> {
  const folder = mkdtempSync(join(tmpdir(), "kontor-fake-"));
  const server = await startSandboxServer();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const command = "node_modules/.bin/kontor";
  write("package.json", '{ "type": "module" }');
  write(command, `#!/bin/sh\necho '{ "url": "${server.url}" }'\nexec sleep 600\n`);
  chmodSync(join(folder, command), 0o755);
  return {
    folder,
    write,
    async [Symbol.asyncDispose]() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
