import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { followGuide } from "./follow.ts";
import type { Step } from "./steps.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "kontor-follow-")));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "npx"), '#!/bin/sh\necho "listens on http://sandbox.test"\nexec sleep 600\n');
chmodSync(join(folder, "npx"), 0o755);

const type = (line: string, ...prints: string[]): Step => ({ kind: "command", line, prints });
const follow = ({
  steps,
  isAcknowledged = true,
  patienceMs = 120_000,
}: {
  steps: Step[];
  isAcknowledged?: boolean;
  patienceMs?: number;
}) =>
  followGuide({
    steps,
    folder,
    env: { PATH: `${folder}:${process.env["PATH"]}` },
    address: "http://sandbox.test",
    waitForAcknowledgement: () => Promise.resolve(isAcknowledged),
    signal: new AbortController().signal,
    patienceMs,
  });

test.each([true, false])(
  "followGuide() changes folders, saves files, leaves the sandbox running; acknowledged: %s",
  async (isAcknowledged) => {
    const name = `acknowledged-${isAcknowledged}`;
    const lines = [`mkdir ${name} && cd ${name}`, "npx kontor sandbox", "cat it.txt; pwd; sleep 600"];
    const steps = [
      type(lines[0]!),
      type(lines[1]!),
      { kind: "file", name: "it.txt", content: "it waits" } as const,
      type(lines[2]!, "it waits", join(folder, name)),
    ];

    const course = await follow({ steps, isAcknowledged });

    expect(course.commands.map(({ line }) => line)).toEqual(lines);
    expect(course.isAcknowledged).toBe(isAcknowledged);
  },
);

test("followGuide() does not call an event acknowledged that no command waited for", async () => {
  expect((await follow({ steps: [type("true")] })).isAcknowledged).toBe(false);
});

test.each([
  ["fails", type("echo oh; false"), 'as "echo oh; false" must succeed: got\noh\n'],
  ["ends before it prints what the guide shows", type("echo oh", "ah"), 'as "echo oh" must print "ah": got\noh\n'],
  ["hangs", type("sleep 600", "ah"), 'as "sleep 600" must print "ah": got\n'],
])("followGuide() stops at a command that %s", async (how, step, message) => {
  const patienceMs = how === "hangs" ? 50 : 120_000;

  await expect(follow({ steps: [step, type("true")], patienceMs })).rejects.toThrow(
    `Cannot follow the guide ${message}`,
  );
});
