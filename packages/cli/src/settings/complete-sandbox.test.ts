import { expect, test } from "vitest";
import { completeSandbox } from "./complete-sandbox.ts";

test.each([
  [
    ["call", "--sandbox", "self.get"],
    ["call", "--sandbox=http://127.0.0.1:7070", "self.get"],
  ],
  [
    ["token", "--sandbox"],
    ["token", "--sandbox=http://127.0.0.1:7070"],
  ],
  [
    ["token", "--sandbox", "http://127.0.0.1:9"],
    ["token", "--sandbox", "http://127.0.0.1:9"],
  ],
  [
    ["token", "--sandbox=http://127.0.0.1:9"],
    ["token", "--sandbox=http://127.0.0.1:9"],
  ],
  [
    ["events", "run", "--sandbox", "--", "app", "--sandbox"],
    ["events", "run", "--sandbox=http://127.0.0.1:7070", "--", "app", "--sandbox"],
  ],
])("%j means %j", (words, meant) => {
  expect(completeSandbox(words)).toEqual(meant);
});
