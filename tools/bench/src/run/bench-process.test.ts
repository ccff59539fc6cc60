import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFakeBenches, writeReport } from "../testing/fake-benches.ts";
import { runBenchProcess } from "./bench-process.ts";

async function run(text: string, { limitMs = 600_000 } = {}) {
  using fake = createFakeBenches({ fake: text });
  const logFile = join(fake.root, "log");
  const end = await runBenchProcess({
    ...{ program: join(fake.programs, "fake.bench.ts"), args: ["3"], cwd: fake.root, logFile, limitMs },
  });
  return { ...end, log: readFileSync(logFile, "utf8") };
}

test("a program gets its arguments, and its figures and words are kept", async () => {
  const end = await run(`console.log(process.argv[2]);${writeReport("speed", 2.5)}process.exitCode = 1;`);

  expect(end).toMatchObject({
    figures: [{ name: "speed", value: 2.5 }],
    ending: "exit code 1",
    isOrderly: true,
    log: "3\n",
  });
  expect(end.load).toBeGreaterThanOrEqual(0);
});

test("a line that was cut and a value that is no number are no figures", async () => {
  const { figures } = await run(
    `${writeReport("lost", Number.NaN)}${writeReport("speed", 1)}(await import("node:fs")).appendFileSync(process.env.KONTOR_FIGURES, '{"name":"cut","val');`,
  );

  expect(figures).toEqual([{ name: "speed", value: 1 }]);
});

test("a program that hangs is ended, and what it reported counts", async () => {
  const end = await run(`${writeReport("speed", 1)}setInterval(() => {}, 1000);`, { limitMs: 3_000 });

  expect(end).toMatchObject({ ending: "SIGINT", isOrderly: false });
});

test("its temporary folder is its own, and is gone afterwards", async () => {
  const { log } = await run(`console.log((await import("node:os")).tmpdir());`);

  expect(log).toMatch(/kb-/);
  expect(existsSync(log.trim())).toBe(false);
});
