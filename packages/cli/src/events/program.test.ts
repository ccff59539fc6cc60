import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { waitUntil } from "@kontor/testing/wait-until";
import { expect, test } from "vitest";
import { checkProgram, createProgramStarter, describeEnd } from "./program.ts";

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

const PROGRAM = `
import { spawn } from "node:child_process";
const { startOrphanGuard } = await import(${JSON.stringify(new URL("program.ts", import.meta.url).href)});
const guard = startOrphanGuard();
const [first, second] = [1, 2].map(() => spawn("sleep", ["60"], { detached: true, stdio: "ignore" }).pid);
guard.add(first);
guard.add(second);
guard.remove(first);
process.stdout.write(first + " " + second);
setInterval(() => {}, 1000);
`;

const isRunning = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
};

test.runIf(process.platform === "linux")("the processes that it knows end with a program that is killed", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  const [forgotten, known] = String(said).split(" ").map(Number) as [number, number];

  child.kill("SIGKILL");

  await waitUntil(() => expect(isRunning(known)).toBe(false));
  expect(isRunning(forgotten)).toBe(true);
  process.kill(forgotten, "SIGKILL");
});

const env = { PATH: "/none:/usr/bin:/bin" };

test.each(["sh", "/bin/sh"])("%s can be run", (name) => {
  expect(() => checkProgram(name, env)).not.toThrow();
});

test.each([
  ["", "must not be empty"],
  ["no-such-program", "no-such-program must exist"],
  ["./no-such-program", "must exist"],
  ["/etc", "must exist"],
  ["/etc/passwd", "must be executable"],
])("%j is refused", (name, words) => {
  expect(() => checkProgram(name, env)).toThrow(expect.objectContaining({ exitCode: 2 }));
  expect(() => checkProgram(name, env)).toThrow(words);
});
