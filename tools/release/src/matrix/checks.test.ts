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

  const problems = await runChecks(checks, { atOnce: 1, print: (line) => void lines.push(line) });

  expect(lines.map((line) => line.replace(/ \([\d.]+ s\)$/, ""))).toEqual(["✔ one", "✘ two", "✘ three"]);
  expect(problems).toEqual(["two:\nit is broken\n", "three:\nError: it was thrown\n"]);
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
