import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitUntil } from "@kontor/testing/wait-until";
import { afterAll, expect, test } from "vitest";
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

  expect(describeEnd(await program.ended)).toBe(
    "could not be started: there is no such file or folder (ENOENT): check the path, and create its folder",
  );
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
  const child = spawn(process.execPath, ["--conditions=@kontor/source", "--input-type=module", "-e", PROGRAM], {
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

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-program-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "a-folder"));
symlinkSync("loop", join(folder, "loop"));
writeFileSync(join(folder, "file"), "");
const script = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  chmodSync(join(folder, name), 0o755);
  return join(folder, name);
};

test.each([
  ["x".repeat(300), "its name is too long (ENAMETOOLONG): choose a shorter one"],
  [`./${"x".repeat(300)}`, "its name is too long (ENAMETOOLONG): choose a shorter one"],
  [join(folder, "loop"), "its symbolic links lead in a circle (ELOOP): correct the links, or name the file itself"],
  [join(folder, "file/x"), "a part of its path is a file and no folder (ENOTDIR): check the path"],
  [join(folder, "a-folder"), "it is a folder (EISDIR): name a file in it"],
  [script("crlf.sh", "#!/bin/sh\r\ncat\r\n"), "its lines end in CRLF, as on Windows: save it with LF (dos2unix)"],
  [script("env.py", "#!/usr/bin/env python3\r\n"), "its lines end in CRLF"],
  [
    script("gone.sh", "#!/opt/none/bash -e\ncat\n"),
    "its first line names /opt/none/bash, and there is no such file or folder (ENOENT)",
  ],
  [script("bom.sh", "\uFEFF#!/bin/sh\ncat\n"), "a byte order mark is before its first line: save it without one"],
  [script("empty.sh", "#!\ncat\n"), "its first line names no program"],
  [script("handler.exe", "MZ\u0090\0"), "it is a program of Windows"],
])("what keeps a program from starting is told before anything is fetched: %s", (name, problem) => {
  expect(() => checkProgram(name, env)).toThrow(expect.objectContaining({ exitCode: 2 }));
  expect(() => checkProgram(name, env)).toThrow(problem);
});

test.each([
  ["a loop", () => `${folder}/loop:/bin`],
  ["a file", () => `${folder}/file:/bin`],
  ["a folder that is not there", () => `${folder}/none:/bin`],
  ["a name that is too long", () => `${folder}/${"x".repeat(300)}:/bin`],
  ["nothing", () => ":/bin"],
])("a place in PATH that is %s hides no program of the others", (_, path) => {
  expect(() => checkProgram("sh", { PATH: path() })).not.toThrow();
});

test("a place in PATH that cannot be looked at is named where no other has the program", () => {
  expect(() => checkProgram("no-such", { PATH: `/bin:${folder}/loop` })).toThrow(
    `the program no-such must exist: there is no such file in the folders of PATH. ${folder}/loop/no-such: its symbolic links lead in a circle (ELOOP)`,
  );
});

test.each([
  ["a script without a first line for the system", "read -r line\nexit 0\n"],
  ["a script of sh with blanks", "#! /bin/sh -e\nexit 0\n"],
])("%s is run", async (_, text) => {
  const path = script(`runs-${text.length}.sh`, text);
  expect(() => checkProgram(path, env)).not.toThrow();

  const starter = createProgramStarter([path], process.env);
  const program = starter.start({ readsOutput: true });
  program.stdin.end("x\n");
  expect(describeEnd(await program.ended)).toBe("ended with exit code 0");
  starter.killAll();
});
