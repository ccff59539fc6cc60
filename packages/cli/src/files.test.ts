import {
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, test } from "vitest";
import { CliError, describeEnd } from "./errors.ts";
import { checkIsPath, describeFileError, readGivenFile } from "./files.ts";
import { runHere } from "./fixtures/run-here.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-files-"));
afterAll(() => rmSync(folder, { recursive: true }));
const place = (name: string) => join(folder, name);
writeFileSync(place("file"), "no database, but long enough to be read as one ".repeat(10));
mkdirSync(place("folder"));
symlinkSync("loop", place("loop"));
symlinkSync("gone", place("dangling"));
const long = place("x".repeat(300));

test.each([
  [place("none"), "there is no such file or folder (ENOENT): check the path, and create its folder"],
  [place("dangling"), "there is no such file or folder (ENOENT): check the path, and create its folder"],
  [place("file/below"), "a part of its path is a file and no folder (ENOTDIR): check the path"],
  [place("folder"), "it is a folder (EISDIR): name a file in it"],
  [place("loop"), "its symbolic links lead in a circle (ELOOP): correct the links, or name the file itself"],
  [long, "its name is too long (ENAMETOOLONG): choose a shorter one"],
])("a file that cannot be read is told with its name and what to do: %s", async (path, problem) => {
  await expect(readGivenFile("check a manifest", path)).rejects.toMatchObject({
    message: `Cannot check a manifest as ${path} cannot be read: ${problem}`,
    exitCode: 2,
  });
});

describe("a command whose files fail ends with one sentence, and calls nothing a bug of Kontor", () => {
  const commands = [
    ["inbox", "status", "--file"],
    ["inbox", "list", "--file"],
    ["manifest", "check"],
    ["sandbox", "--seed"],
    ["sandbox", "--data"],
    ["token", "channel", "--channel-url", "https://127.0.0.1:9", "--refresh-token-file"],
    ["call", "self.get", "--profile", "x", "--profile-file"],
    ["call", "categories.update", "--sandbox", "http://127.0.0.1:9", "--body"],
    ["inbox", "backup", "--file", place("file")],
  ];
  const paths = [place("none/below"), place("file/below"), place("folder"), place("loop"), long];

  test.each(commands.map((words) => [words.join(" ").replaceAll(folder, ""), words] as const))(
    "%s",
    async (_, words) => {
      for (const path of paths) {
        const { code, stderr } = await runHere([...words, path]);
        expect(stderr).toMatch(/^kontor: Cannot [^\n]*\n$/);
        expect(stderr).toContain(path.slice(0, 40));
        expect(stderr).not.toMatch(/bug in Kontor|\n\s+at |\bE[A-Z]+: /);
        expect(code).not.toBe(0);
      }
    },
  );
});

test.each<[string, () => unknown, RegExp]>([
  [
    "a file that is not there",
    () => statSync(place("none")),
    /^kontor: Cannot stat .*none as there is no such file or folder \(ENOENT\): /,
  ],
  ["a loop", () => readFileSync(place("loop")), /^kontor: Cannot open .*loop as its symbolic links lead in a circle/],
  [
    "a full disk",
    () => writeSync(openSync("/dev/full", "w"), "x"),
    /^kontor: Cannot write a file as its disk is full \(ENOSPC\): free space/,
  ],
  [
    "no database",
    () => new DatabaseSync(place("file")).exec("SELECT * FROM x"),
    /^kontor: Cannot use a file as file is not a database \(SQLITE_NOTADB\): name another/,
  ],
  [
    "the cause of another error",
    () => {
      try {
        statSync(long);
      } catch (cause) {
        throw new Error("it failed", { cause });
      }
    },
    /^kontor: Cannot use .*x as its name is too long/,
  ],
])("where no command tells what failed, the error of the system does: %s", async (_, fail, says) => {
  let thrown: unknown;
  try {
    fail();
  } catch (error) {
    thrown = error;
  }

  const { code, text } = await describeEnd(thrown, { hide: (each) => each, isDebug: false });

  expect([code, text]).toEqual([1, expect.stringMatching(says)]);
  expect(text).not.toContain("\n    at ");
});

test("what failed without a file, such as a connection, is described as it is", () => {
  const error = Object.assign(new Error("connect EACCES 10.0.0.1"), { code: "EACCES", syscall: "connect" });

  expect(describeFileError(error, "x")).toBe("connect EACCES 10.0.0.1");
});

test.each([
  ['{"id":"c4n4ry"}', "got its content, text of 15 characters. Write that to a file first"],
  ['  [{"id":"c4n4ry"}]', "got its content, text of 19 characters"],
  ['"c4n4ry"', "got its content, text of 8 characters"],
  ["<c4n4ry/>", "got its content"],
  ["name=c4n4ry", "got its content"],
  ["total:=c4n4ry", "got its content"],
  ["c4n4ry\n", "got its content"],
  ["c4n4ry\0", "got its content"],
  ["@c4n4ry.json", "leave out the @ before it"],
])("content in the place of a path is refused, and not repeated: %j", (path, problem) => {
  const check = () => checkIsPath("call x", "--body takes the path of a file", path);

  expect(check).toThrow(CliError);
  expect(check).toThrow(`Cannot call x as --body takes the path of a file: ${problem}`);
  expect(check).not.toThrow("c4n4ry");
});

test.each([place("file"), place("none.json"), "order.json", "-", "./a b.json", "a=b/c.json".slice(3)])(
  "a path is a path: %s",
  (path) => {
    expect(() => checkIsPath("call x", "--body takes a file", path)).not.toThrow();
  },
);

test("a file whose name looks like content is read where it exists", async () => {
  writeFileSync(place("{a}"), "1");

  expect(() => checkIsPath("call x", "--body takes a file", place("{a}"))).not.toThrow();
  expect(String(await readGivenFile("call x", place("{a}")))).toBe("1");
});
