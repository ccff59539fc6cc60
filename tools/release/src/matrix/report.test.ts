import { expect, test } from "vitest";
import { createReport, describeFailures, runBeside } from "./report.ts";

test("a report prints what holds and what does not, and tells the problems at the end", async () => {
  const lines: string[] = [];
  const report = createReport((line) => void lines.push(line));

  await report.check("one", () => "");
  await report.check("two", async () => "it is broken");
  await report.check("three", () => {
    throw new Error("it was thrown");
  });

  expect(lines.map((line) => line.replace(/ \([\d.]+ s\)$/, ""))).toEqual(["✔ one", "✘ two", "✘ three"]);
  expect(describeFailures(report.rows)).toBe("two:\nit is broken\n\nthree:\nError: it was thrown\n");
});

test("a report without a problem has nothing to tell", async () => {
  const report = createReport(() => {});

  await report.check("one", () => "");

  expect(describeFailures(report.rows)).toBe("");
});

test("runBeside() runs each job once, in order, and never more than so many beside each other", async () => {
  const begun: number[] = [];
  let [now, most] = [0, 0];
  const jobs = Array.from({ length: 7 }, (_, at) => async () => {
    begun.push(at);
    most = Math.max(most, (now += 1));
    await Promise.resolve();
    now -= 1;
  });

  await runBeside(2, jobs);

  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
});
