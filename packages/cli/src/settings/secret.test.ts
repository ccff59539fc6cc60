import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSecretFile, runSecretCommand } from "./secret.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-secret-"));
afterAll(() => rmSync(folder, { recursive: true }));
const { signal } = new AbortController();

/** Writes a file. */
function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

test("readSecretFile() reads the one line of a file, from the folder of the profile", () => {
  expect(readSecretFile("key", write("a", "c4n4ry\r\n"), folder)).toBe("c4n4ry");
  expect(readSecretFile("key", join(folder, write("b", "\uFEFFc4n4ry")))).toBe("c4n4ry");
});

test.each([
  ["none", "there is no such file"],
  [".", "it is a folder"],
  [write("empty", "\n"), "must hold one line: got nothing"],
  [write("two", "c4n4ry\nc4n4ry"), "must hold one line: got several lines"],
])("the file %s is refused and not repeated", (name, problem) => {
  expect(() => readSecretFile("key", name, folder)).toThrow(problem);
  expect(() => readSecretFile("key", name, folder)).not.toThrow(/c4n4ry/);
});

test("runSecretCommand() takes the line that a command prints", async () => {
  expect(await runSecretCommand("key", "echo c4n4ry", { signal })).toBe("c4n4ry");
});

test.each([
  ["exit 3", "its command must print it: it ended with 3"],
  ["true", "its command must hold one line: got nothing"],
  ["printf 'c4n4ry\\nc4n4ry'", "got several lines"],
])("the command %s is refused and not repeated", async (command, problem) => {
  const refusal = await runSecretCommand("key", command, { signal }).catch((error: Error) => error.message);

  expect(refusal).toContain(problem);
  expect(refusal).not.toMatch(/c4n4ry/);
});

test("a command that hangs is ended, and so is one that somebody stops", async () => {
  await expect(runSecretCommand("key", "exec sleep 600", { signal, longestMs: 100 })).rejects.toThrow(
    "it was ended by SIGTERM",
  );
  const stopping = new AbortController();
  const stopped = runSecretCommand("key", "exec sleep 600", { signal: stopping.signal });
  stopping.abort(new Error("Stopped"));
  await expect(stopped).rejects.toThrow("Stopped");
});
