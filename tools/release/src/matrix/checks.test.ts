import { expect, test } from "vitest";
import { runChecks } from "./checks.ts";

test("runChecks() prints what holds and what does not, and gives the problems in full", async () => {
  const lines: string[] = [];
  const checks = [
    { title: "one", run: () => "" },
    { title: "two", run: async () => "it is broken" },
    {
      title: "three",
      run: () => {
        throw new Error("it was thrown");
      },
    },
  ];

  const print = (text: string) => void lines.push(text.replace(/ \([\d.]+ s\)/, ""));
  const problems = await runChecks(checks, { atOnce: 1, print, isTerminal: false });

  expect(lines).toEqual(["✔ one\n", "✘ two\n", "✘ three\n"]);
  expect(problems).toEqual(["two:\nit is broken\n", "three:\nError: it was thrown\n"]);
});

test("runChecks() shows in a terminal which checks run, in a line that each other line replaces", async () => {
  let shown = "";
  const print = (text: string) => void (shown += text.replace(/\([\d.]+ s\)/, "(s)"));
  const checks = ["one", "two", "three"].map((title) => ({ title, run: async () => "" }));

  await runChecks(checks, { atOnce: 2, print, isTerminal: true });

  const lines = shown.split("\n").map((line) => line.split("\r\u001B[K").at(-1));
  expect(lines).toEqual(["✔ one (s)", "✔ two (s)", "✔ three (s)", ""]);
  expect(shown).toContain("\r\u001B[K… one, two\r");
});

test("runChecks() runs each check once, in order, and never more than so many beside each other", async () => {
  const begun: number[] = [];
  let [now, most] = [0, 0];
  const checks = Array.from({ length: 7 }, (_, at) => ({
    title: String(at),
    async run() {
      begun.push(at);
      most = Math.max(most, (now += 1));
      await Promise.resolve();
      now -= 1;
      return "";
    },
  }));

  await runChecks(checks, { print: () => {} });

  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
});
