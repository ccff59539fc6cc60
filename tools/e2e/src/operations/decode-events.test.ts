import { decodeEvent, isKnownEventType } from "@kontor/channel-client";
import { isPlatformError, type DecodeError } from "@kontor/http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readEventSpecs } from "./event-specs.ts";
import { listMutations, buildValue } from "./payload-arbitrary.ts";

const specs = readEventSpecs();
const envelope = (type: string, event: unknown) => ({ id: "1", type, createdAt: "2026-02-11T08:30:00Z", event });

/** Where a value does not fit; `undefined` for one that does. */
function problemOf(type: string, event: unknown): string | undefined {
  try {
    decodeEvent(envelope(type, event));
    return undefined;
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return (error as DecodeError).path;
  }
}

test("all 20 types and the older name of one are known", () => {
  expect(specs).toHaveLength(21);
  expect(specs.every(({ type }) => isKnownEventType(type))).toBe(true);
});

test.each(specs)("$type has at least two examples, and they decode", ({ examples }) => {
  expect(examples.length).toBeGreaterThanOrEqual(2);
  for (const example of examples) expect(decodeEvent(example)).toEqual(example);
});

test.each(specs)(
  "$type: what fits decodes, and every single change that matters is found where it is",
  ({ type, payload }) => {
    fc.assert(
      fc.property(buildValue(payload), (event) => {
        expect(problemOf(type, event)).toBeUndefined();
        for (const { path, value } of listMutations(payload, event))
          expect(problemOf(type, value)).toBe(`/event${path}`);
      }),
      { numRuns: 30, seed: 4711 },
    );
  },
);
