import { expect, test } from "vitest";
import { createTablesOnce } from "./create-tables-once.ts";

test("tables are made once, at the first use, for all who wait", async () => {
  let made = 0;
  const tablesExist = createTablesOnce(async () => void (made += 1));
  expect(made).toBe(0);

  await Promise.all([tablesExist(), tablesExist()]);
  await tablesExist();

  expect(made).toBe(1);
});

test("a failure reaches all who wait, and the next use tries once more", async () => {
  let tries = 0;
  const tablesExist = createTablesOnce(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no answer");
  });

  const [one, other] = await Promise.allSettled([tablesExist(), tablesExist()]);
  expect([one.status, other.status, tries]).toEqual(["rejected", "rejected", 1]);
  await Promise.all([tablesExist(), tablesExist()]);

  expect(tries).toBe(2);
});
