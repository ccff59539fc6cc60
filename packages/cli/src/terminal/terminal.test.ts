import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createTerminal } from "./terminal.ts";

function open({ isTTY = true, columns = 80 } = {}) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const errors = Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY });
  const stopping = new AbortController();
  const time = { now: 0 };
  const output = { isTTY, columns };
  const streams = { input, output, errors, signal: stopping.signal, monotonicMs: () => time.now };
  const terminal = createTerminal(streams as never);
  return { terminal, input, stopping, time, said: () => String(errors.read() ?? "") };
}

test.each([
  ["y\n", true],
  ["YES\n", true],
  ["n\n", false],
  ["\n", false],
  ["yellow\n", false],
])("the answer %j means %j", async (answer, expected) => {
  const { terminal, input, said } = open();

  input.write(answer);

  expect(await terminal.ask!("Go on?")).toBe(expected);
  expect(said()).toBe("Go on? (y/N) ");
});

test("the end of the input is a no, and Ctrl-C ends the question", async () => {
  const ended = open();
  ended.input.end();
  expect(await ended.terminal.ask!("Go on?")).toBe(false);

  const { terminal, stopping } = open();
  const asked = terminal.ask!("Go on?");
  stopping.abort();
  await expect(asked).rejects.toThrow("aborted");
});

test("where nobody looks nothing is asked, no progress is shown, and there is no width", () => {
  const { terminal, said } = open({ isTTY: false });

  terminal.showProgress("half of it");
  terminal.note("a line");

  expect([terminal.ask, terminal.columns, said()]).toEqual([undefined, undefined, "a line\n"]);
});

test("progress of long work is one line that goes away before anything else is written", () => {
  const { terminal, time, said } = open();

  terminal.showProgress("0 of 3");
  time.now = 500;
  terminal.showProgress("1 of 3");
  terminal.showProgress("2 of 3"); // It is too soon after the last one.
  terminal.note("a line");
  terminal.showProgress("");

  expect(said()).toBe("1 of 3\r\u001B[Ka line\n");
});
