import { answerSettings } from "@kontor/testing/postgres-settings";
import { expect, test } from "vitest";
import { postgresInbox } from "./inboxes.ts";

/** A pool that answers what an opening asks for, and remembers the values of the calls that store events. */
function createPool() {
  const stored: unknown[][] = [];
  const query = async (text: string, values: unknown[] = []) => {
    const row = { version: "1", oldest: "1", id: "1", name: "default" };
    if (!text.includes(".accept_1(")) return answerSettings(text) ?? { rows: [row], rowCount: 1 };
    stored.push(values);
    return { rows: [], rowCount: 0 };
  };
  return { stored, pool: { connect: async () => ({ query, release: () => {} }), query } };
}

test.each([
  [false, true],
  [true, false],
])("with unsafeDurability %s, each accept asks for a commit on the disk: %s", async (unsafeDurability, isDurable) => {
  const { stored, pool } = createPool();
  const inbox = postgresInbox({ pool, unsafeDurability });

  await inbox.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);

  expect(stored.map((values) => values[2])).toEqual([isDurable]);
});
