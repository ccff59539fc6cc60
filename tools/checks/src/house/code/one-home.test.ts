import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { markers } from "../tables/homes.ts";
import { findCopies } from "./one-home.ts";

const factor = ["48", "271"].join("_"); // not as the check looks for it
const bare = markers.map((marker) => ({ ...marker, copies: [] }));
const find = (path: string, text: string) =>
  findCopies(createTree({ [path]: text }), bare).map(({ line, sentence }) => `${line} ${sentence}`);

test.each([
  ["packages/auth/src/a/a.ts", 'headers.get("X-RateLimit-Limit");', "Here stands a quota header; its home is"],
  ["packages/auth/src/a/a.ts", "headers.get(`x-ratelimit-${name}`);", "Here stands a quota header"],
  ["packages/auth/src/a/a.ts", 'headers.get("retry-after");', "Here stands the header of a wait"],
  [
    "packages/auth/src/a/a.ts",
    'await query("BEGIN ISOLATION LEVEL SERIALIZABLE");',
    "Here stands the start of a transaction",
  ],
  ["packages/auth/src/a/a.ts", "/[zZ]$|[+-]\\d{2}$/.test(text);", "Here stands the zone of an instant"],
  ["packages/auth/src/a/a.ts", "/T.*([zZ]|[+-]\\d{2})$/.test(text);", "Here stands the zone of an instant"],
  [
    "packages/auth/src/a/a.ts",
    "run(body as never);",
    "Here stands a cast that fits everything; it has no place in shipped code.",
  ],
  [
    "tools/e2e/src/a/a.test.ts",
    `state = (state * ${factor}) % 7;`,
    "Here stands the factor of the seeded random numbers",
  ],
])("%s may not hold %s", (path, text, sentence) => {
  expect(find(path, `\n${text}`)).toEqual([expect.stringContaining(`2 ${sentence}`)]);
});

test.each([
  ["packages/http/src/quota/read.ts", 'headers.get("x-ratelimit-limit");'],
  ["packages/auth/src/a/a.ts", "/** Listens to `Retry-After` and `X-RateLimit-*`. */"],
  ["packages/auth/src/a/a.test.ts", 'run({ "retry-after": "3" } as never);'],
  ["tools/testing/src/random.ts", `state = (state * ${factor}) % 7;`],
  ["tools/e2e/src/a/a.ts", 'run({ "retry-after": "3" } as never);'],
])("%s may hold %s", (path, text) => {
  expect(find(path, text)).toEqual([]);
});

test("a copy that the table allows has no finding; a row that allows nothing any more has one", () => {
  const [marker] = bare;
  const copies = [{ files: /^packages\/sandbox\//, reason: "" }];
  const rule = [{ ...marker!, copies }];

  expect(findCopies(createTree({ "packages/sandbox/src/a/a.ts": 'const name = "x-ratelimit-limit";' }), rule)).toEqual(
    [],
  );
  expect(findCopies(createTree({}), rule)).toEqual([
    expect.objectContaining({ path: "tools/checks/src/house/tables/homes.ts" }),
  ]);
});
