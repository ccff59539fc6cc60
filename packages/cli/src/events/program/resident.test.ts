import { expect, test } from "vitest";
import { createProgramStarter } from "./process.ts";
import { createResident } from "./resident.ts";

const event = { id: "a", line: '{"id":"a"}\n' };
const start = (script: string) =>
  createResident(createProgramStarter(["sh", "-c", script], process.env).start({ readsOutput: true }));

test.concurrent("a program answers one event after the other, and ends with its input", async () => {
  const resident = start('while read -r line; do echo \'{"id":"a","outcome":"done"}\'; done');

  expect(await resident.handle(event)).toBeUndefined();
  expect(await resident.handle(event)).toBeUndefined();
  expect(resident.isUsable()).toBe(true);
  await resident.end();
  expect(resident.isUsable()).toBe(false);
});

test.concurrent("an answer that comes in pieces, with the next line, counts; the program is then not used again", async () => {
  const resident = start(
    'read -r line; printf \'{"id":"a",\'; sleep 0.05; printf \'"outcome":"done"}\\nmore\\n\'; sleep 60',
  );

  expect(await resident.handle(event)).toBeUndefined();
  expect(resident.isUsable()).toBe(false);
});

test.concurrent("a line without an end is garbage", async () => {
  const resident = start("read -r line; cat /dev/zero");

  await expect(resident.handle(event)).rejects.toThrow("the program must answer in short lines");
});

test.concurrent("a failure is told when the program has ended", async () => {
  const resident = start("exec 1>&-; sleep 60");

  await expect(resident.handle(event)).rejects.toThrow("the program closed its standard output");
  await resident.end();
});
