import { PassThrough } from "node:stream";
import { waitUntil } from "@kontor/testing/wait-until";
import { describe, expect, test, vi } from "vitest";
import { CliError } from "../errors.ts";
import { createTerminal } from "./terminal.ts";

describe("terminal", () => {
  function open({ isTTY = true, columns = 80, tellAfterMs = 60_000 } = {}) {
    const input = Object.assign(new PassThrough(), { isTTY });
    const errors = Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY, columns });
    const stopping = new AbortController();
    const time = { now: 0 };
    const output = { isTTY, columns };
    const streams = { input, output, errors, signal: stopping.signal, monotonicMs: () => time.now, tellAfterMs };
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
    time.now = 499;
    terminal.showProgress("0 of 3, still");
    time.now = 500;
    terminal.showProgress("1 of 3");
    time.now = 599;
    terminal.showProgress("2 of 3"); // It is too soon after the last one.
    terminal.note("a line");
    terminal.showProgress("");

    expect(said()).toBe("1 of 3\r\u001B[Ka line\n");
  });

  test("a question that is wider than the terminal is not cut in a word", async () => {
    const { terminal, input, said } = open({ columns: 24 });
    input.write("n\n");

    await terminal.ask!("This moves the inbox to a place. Go on?");

    expect(said()).toBe("This moves the inbox\nto a place. Go on?\n(y/N) ");
  });

  test("progress never wraps, because what wraps cannot be replaced", () => {
    const { terminal, time, said } = open({ columns: 40 });
    terminal.showProgress("begins");
    time.now = 500;
    terminal.showProgress("copying [#####...............]  25%  250 of 1000 events");
    time.now = 1_000;
    terminal.showProgress("1000000 payloads and 1000000 rows are forgotten");

    expect(said().split("\r\u001B[K")).toEqual([
      "copying  25%  250 of 1000 events",
      "1000000 payloads and 1000000 rows a…",
    ]);
  });

  test("a command that goes on after Ctrl-C says what it waits for, once", async () => {
    const { terminal, stopping, said } = open({ tellAfterMs: 1 });
    let all = "";
    terminal.showProgress("12 events are being replayed");

    stopping.abort(new CliError("Stopped", { exitCode: 130 }));
    await waitUntil(() => expect((all += said())).toContain("Ctrl-C again"));

    expect(all).toBe("Stopping: waits for this: 12 events are being replayed; Ctrl-C again exits at\n  once\n");
  });

  test("by default, what is waited for is told 600 ms after Ctrl-C", () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const streams = { isTTY: true, columns: 80 };
    const errors = Object.assign(new PassThrough({ encoding: "utf8" }), streams);
    const stopping = new AbortController();
    createTerminal({ input: errors, output: streams, errors, signal: stopping.signal } as never);

    stopping.abort(new CliError("Stopped", { exitCode: 130 }));
    const told = [599, 1].map((ms) => (vi.advanceTimersByTime(ms), errors.read() as string | null));
    vi.useRealTimers();

    expect(told).toEqual([null, "Stopping: waits for what is in hand; Ctrl-C again exits at once\n"]);
  });

  test("a command that says itself what it waits for is not interrupted, and Ctrl-C ends the reading of the input", async () => {
    const { terminal, stopping, said } = open({ tellAfterMs: 1 });
    const read = async () => {
      for await (const _ of terminal.input!);
    };
    const reading = read();

    stopping.abort(new CliError("Stopped", { exitCode: 130 }));
    terminal.note("Stops once the answer in hand is here");
    await expect(reading).rejects.toMatchObject({ name: "AbortError" });
    await new Promise((resolve) => setTimeout(resolve, 10)); // A second message would come now.

    expect(said()).toBe("Stops once the answer in hand is here\n");
  });
});
