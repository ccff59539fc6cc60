import { expect, test } from "vitest";
import { isThisNode, listEngines, listNodes, loadAll, runCalls } from "./engines.ts";
import { createFakeConsumer } from "./fake-consumer.ts";

const node = { name: "Node", command: process.execPath, args: ["--no-warnings"] };
const made = { category: "Node", sellers: 1, isTokenFresh: true, offers: [4711], done: 1 };
/** Takes the event and acknowledges it, with nothing of ours. */
const ACKNOWLEDGE = `const [url] = process.argv.slice(2);
const body = new URLSearchParams({ refreshToken: "refresh-token-of-the-sandbox" });
const { authToken } = await (await fetch(url + "/v1/auth", { method: "POST", body })).json();
const headers = { authorization: "Bearer " + authToken, "content-type": "application/json" };
const { eventList } = await (await fetch(url + "/v1/channel/event", { headers })).json();
const eventIdList = eventList.map(({ id }) => id);
await fetch(url + "/v1/channel/event", { method: "DELETE", headers, body: JSON.stringify({ eventIdList }) });`;
const print = (value: object) => `console.log('${JSON.stringify(value)}');`;

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

test("in short the oldest Node and the one that runs this are run; in full all of them, Bun and Deno", () => {
  const [major] = process.versions.node.split(".");
  const tested = ["22.13.1", `${major}.0.0`, "99.1.2"];
  const policy = { node: { tested }, bun: "1.4.5", deno: "2.9.6" };

  expect(listNodes(tested, { isFull: false })).toEqual(["22.13.1", `${major}.0.0`]);
  expect(isThisNode(`${major}.0.0`)).toBe(true);
  const full = listEngines("/consumer", policy, { isFull: true });
  expect([...full.nodes, ...full.others].map(({ name }) => name)).toEqual([
    "Node 22.13",
    `Node ${major}.0`,
    "Node 99.1",
    "Bun 1.4",
    "Deno 2.9",
  ]);
  expect(full.nodes[1]!.command).toBe(process.execPath);
  expect(listEngines("/consumer", policy, { isFull: false }).others).toEqual([]);
});
