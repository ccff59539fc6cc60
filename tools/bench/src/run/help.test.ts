import { expect, test } from "vitest";
import { createBench } from "../testing/fake-benches.ts";
import { formatList } from "./help.ts";

test("formatList() says how long each takes, and which has no short form", () => {
  const { quick: _, ...long } = createBench("long", {}, { seconds: { full: 4_000 } });

  expect(formatList([createBench("short", {}, { seconds: { quick: 5, full: 50 } }), long])).toMatchInlineSnapshot(`
    "            quick         full
    short         5 s         50 s  Title of short
    long    full only    1 h 6 min  Title of long"
  `);
});
