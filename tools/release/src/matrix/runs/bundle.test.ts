import { expect, test } from "vitest";
import { runInChromium } from "./browser.ts";
import { bundleProgram, writeWebProgram } from "./bundle.ts";
import { createFakeConsumer } from "./fake-consumer.ts";
import { runInWorker } from "./worker.ts";

const CALLS = "export const makeCalls = async (url, name) => ({ category: name, sellers: 1, isTokenFresh: true });";

test("bundleProgram() makes one file of a program and the packages it loads", async () => {
  await using consumer = await createFakeConsumer();
  consumer.write("dist/calls.js", CALLS);
  consumer.write("node_modules/part/package.json", '{ "name": "part", "type": "module", "exports": "./index.js" }');
  consumer.write("node_modules/part/index.js", 'export const told = "a part";');
  const program = writeWebProgram(["part"], { handOut: "globalThis.handedOut = { makeCalls, values };" });

  const { code, imports } = await bundleProgram(consumer.folder, program);

  expect(imports).toEqual([]);
  expect(code).toContain("a part");
  expect(code).toContain("globalThis.handedOut");
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

test("calls that go wrong in a page are a problem", async () => {
  await using consumer = await createFakeConsumer();
  consumer.write("dist/calls.js", CALLS.replace("sellers: 1", "sellers: 0"));

  expect(await runInChromium(consumer.folder, [])).toContain('"sellers":0');
});

test("a page whose calls give what they must is no problem", async () => {
  await using consumer = await createFakeConsumer();
  consumer.write("dist/calls.js", CALLS);

  expect(await runInChromium(consumer.folder, [])).toBe("");
});
