import { answerSettings } from "@kontor/testing/postgres-settings";
import { expect, test } from "vitest";
import { openSession } from "./session.ts";

/** A pool whose connections refuse a statement with this code, and what became of them. */
function createPool(code: string) {
  const released: (boolean | undefined)[] = [];
  const query = async (text: string) => {
    if (text === "SELECT refused") throw Object.assign(new Error("refused"), { code });
    return answerSettings(text) ?? { rows: [{ version: "1", oldest: "1" }], rowCount: 1 };
  };
  const connect = async () => ({ query, release: (isBroken?: boolean) => void released.push(isBroken) });
  return { released, pool: { connect, query } };
}

test.each([
  ["a statement that it does not understand", "42601", false],
  ["an end by its administrator", "57P01", true],
  ["that it has become a replica, which only reads", "25006", true],
])("after a server has answered %s, its connection is replaced or not", async (_, code, isReplaced) => {
  const { released, pool } = createPool(code);
  const { query } = openSession({ pool: pool as never, schema: "kontor", unsafeDurability: false, now: undefined });
  await query("read", "SELECT 1");
  released.length = 0;

  await expect(query("read", "SELECT refused")).rejects.toThrow("Cannot read in the inbox kontor as refused");

  expect(released).toEqual([isReplaced]);
});
