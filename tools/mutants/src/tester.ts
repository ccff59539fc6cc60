import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { Answer, Question } from "./tester.program.ts";

/** The verdict of the tests: all passed, one failed, or they did not end. */
export type Verdict = { ok: true } | { ok: false; file: string; test: string };

export interface Tester extends AsyncDisposable {
  /** Runs test files, the first failure ends it. `changed`: files that are not as they were at the last run. */
  run(tests: string[], changed: string[], limitMs: number): Promise<Verdict>;
}

/**
 * A vitest that stays warm in a process of its own. Whatever a planted edit does, an endless loop included, ends with that process
 * and all that it has started; the next run gets a new one.
 */
export function createTester(root: string): Tester {
  let child: ChildProcess | undefined;
  return {
    async run(tests, changed, limitMs) {
      child ??= await started(root);
      const answer = await answerOf(child, { tests, changed }, limitMs);
      if (answer === undefined) {
        stop();
        return { ok: false, file: tests[0]!, test: `no end within ${limitMs / 1_000} s` };
      }
      return answer.failed ? { ok: false, ...answer.failed } : { ok: true };
    },
    async [Symbol.asyncDispose]() {
      stop();
    },
  };

  function stop(): void {
    const group = child?.pid;
    child = undefined;
    try {
      if (group !== undefined) process.kill(-group, "SIGKILL");
    } catch {
      // it has ended by itself
    }
  }
}

async function started(root: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "tester.program.ts"), [root], {
    cwd: root,
    detached: true, // a group of its own: it is ended with all that it has started
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let complaint = "";
  child.stderr!.on("data", (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-2_000)));
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("close", (code) => reject(new Error(`Cannot start vitest as it ended with ${code}: ${complaint}`)));
  });
  return child;
}

/** `undefined` where none comes in time, or the process ends instead. */
function answerOf(child: ChildProcess, question: Question, limitMs: number): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: Answer) => {
      clearTimeout(late);
      child.off("message", end);
      child.off("close", gone);
      resolve(answer);
    };
    const gone = () => end();
    const late = setTimeout(end, limitMs);
    child.once("message", end);
    child.once("close", gone);
    child.send(question);
  });
}
