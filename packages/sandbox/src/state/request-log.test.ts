import { expect, test } from "vitest";
import { createRequestLog } from "./request-log.ts";

const facts = (path: string) => ({ at: 0, method: "GET", path, status: 200 });

test("only the last entries are kept, oldest first, and all are counted", () => {
  const log = createRequestLog({ keep: 3 });
  for (const path of ["/1", "/2", "/3", "/4"]) log.add(facts(path));

  expect(log.entries().map(({ path }) => path)).toEqual(["/2", "/3", "/4"]);
  expect(log.entries(2).map(({ path }) => path)).toEqual(["/3", "/4"]);
  expect(log.size).toBe(4);
});

test("a row that is used again holds nothing of the request before", () => {
  const log = createRequestLog({ keep: 1 });
  log.add({ ...facts("/1"), problem: "No", fault: "hang", ignored: ["/a"] });
  log.add(facts("/2"));

  expect(log.entries()).toEqual([{ at: "1970-01-01T00:00:00.000Z", method: "GET", path: "/2", status: 200 }]);
});

test("an entry is a copy, and a log that was cleared is empty", () => {
  const log = createRequestLog();
  log.add({ ...facts("/1"), acknowledged: ["a"] });
  log.entries()[0]!.acknowledged!.push("b");
  const before = log.entries();
  log.clear();

  expect(before[0]!.acknowledged).toEqual(["a"]);
  expect([log.entries(), log.size]).toEqual([[], 0]);
});
