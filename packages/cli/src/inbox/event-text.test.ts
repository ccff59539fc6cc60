import type { EventRow } from "@kontor/channel-events";
import { expect, test } from "vitest";
import { describeEvent, describeWithPayload, dropControls, formatPayload } from "./event-text.ts";

const at = new Date(0);
const event: EventRow = {
  ...{ seq: 1, id: "1", type: "t", lane: "4711", raw: "", attempts: 0, deliveries: 1, state: "dead" },
  ...{ problem: undefined, firstSeenAt: at, lastSeenAt: at, settledAt: undefined },
};

test.each([
  ["{}", "{}"],
  ["[]", "[]"],
  ['{"a":[],"b":{}}', '{\n  "a": [],\n  "b": {}\n}'],
  ['[1,{"a":"x: [y], \\"{"}]', '[\n  1,\n  {\n    "a": "x: [y], \\"{"\n  }\n]'],
  ['{"n":1.10,"m":-1e400,"t":true}', '{\n  "n": 1.10,\n  "m": -1e400,\n  "t": true\n}'],
  ['{"a" :\n [ 1 ] }', '{\n  "a": [\n    1\n  ]\n}'],
  ['["["]', '[\n  "["\n]'],
  ["no json \u001B[2J", "no json "],
])("formatPayload(%j) is %j", (raw, expected) => {
  expect(formatPayload(raw)).toBe(expected);
});

test.each(["", "{}", '{"a":\n1.10}', "no json", '"\u009B\u202E"'])(
  "describeWithPayload() of %j is one line of JSON",
  (raw) => {
    const line = describeWithPayload({ ...event, raw });

    expect(line).not.toMatch(/\p{Cc}|\p{Cf}/u);
    const payload: unknown = raw === "" ? null : raw === "no json" ? raw : JSON.parse(raw);
    expect(JSON.parse(line)).toMatchObject({ id: "1", seller: "4711", payload });
  },
);

test("every member is there, also without a value", () => {
  expect(describeEvent(event)).toMatchObject({ problem: null, settledAt: null, firstSeenAt: at });
});

test("dropControls() leaves one line that steers nothing", () => {
  expect(dropControls("a\n\tb\u001B[31mred\u001B[0m\u0007\u202Ec")).toBe("a bredc");
});
