import { existsSync, readFileSync } from "node:fs";
import { waitUntil } from "@kontor/testing/wait-until";
import { expect, test } from "vitest";
import { createProgramStarter, describeEnd } from "./process.ts";

const start = (script: string) => createProgramStarter(["sh", "-c", script], process.env).start({ readsOutput: true });

test.concurrent.each([
  ["exit 3", "ended with exit code 3"],
  ["kill -9 $$", "was ended by SIGKILL"],
  ["sleep 60 & exit 0", "ended with exit code 0"], // Its child holds the output open.
])("the end of %s is told", async (script, expected) => {
  const program = start(script);

  expect(describeEnd(await program.ended)).toBe(expected);
  program.kill();
});

test.concurrent("a program that cannot be started ends", async () => {
  const program = createProgramStarter(["/none/at/all"], {}).start({ readsOutput: true });

  expect(describeEnd(await program.ended)).toBe("could not be started (ENOENT)");
});

test.runIf(process.platform === "linux").each([
  ["is killed", "sleep 60 & echo $!; wait", "was ended by SIGKILL"],
  ["ends well", "sleep 60 & echo $!; read -r line; exit 0", "ended with exit code 0"],
])("what a program has started ends with it when it %s", async (_, script, expected) => {
  const starter = createProgramStarter(["sh", "-c", script], process.env);
  const program = starter.start({ readsOutput: true });
  const pid = await new Promise<string>((resolve) =>
    program.stdout!.once("data", (chunk) => resolve(`${chunk}`.trim())),
  );

  if (expected.includes("0")) program.stdin.end("go on\n");
  else program.kill();

  expect(describeEnd(await program.ended)).toBe(expected);
  const isRunning = () =>
    existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  await waitUntil(() => expect(isRunning()).toBe(false)); // The process above it may take note of that later.
  starter.killAll();
});
