import { expect, test } from "vitest";
import { createProgramStarter } from "./process.ts";
import { handleOnce } from "./single.ts";

const run = (script: string) =>
  handleOnce(createProgramStarter(["sh", "-c", script], process.env).start({ readsOutput: false }), '{"id":"a"}\n');

test("exit code 0 is done, whether the program has read the event or not", async () => {
  expect(await run('read -r line && test "$line" = \'{"id":"a"}\'')).toBeUndefined();
  expect(await run("exec 0<&-; exit 0")).toBeUndefined();
});

test("exit code 65 is dead, any other fails, and so does a signal", async () => {
  expect(await run("exit 65")).toEqual({ dead: "the program ended with exit code 65: no retry mends it" });
  await expect(run("exit 1")).rejects.toThrow("the program ended with exit code 1");
  await expect(run("kill -9 $$")).rejects.toThrow("the program was ended by SIGKILL");
});
