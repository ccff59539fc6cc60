import { expect, test } from "vitest";
import { buildStatements } from "./statements.ts";

const TABLES = "event|lane|step|entity|lease|unacknowledged|clock|migration";

test("every statement names its tables in full: the search path of a connection is the application's", () => {
  const texts = Object.values(buildStatements("own")).map((each) =>
    typeof each === "string" ? each : each("12::bigint", true),
  );
  const someOldest = buildStatements("own").findOldest("12::bigint", false);

  for (const text of [...texts, someOldest]) {
    expect(text).toMatch(new RegExp(`\\b(FROM|INTO|UPDATE|JOIN) own\\.(${TABLES})\\b`));
    expect(text).not.toMatch(new RegExp(`\\b(FROM|INTO|UPDATE|JOIN) (${TABLES})\\b`));
  }
});

test("time is that of the call: a statement holds the instant that it is given", () => {
  const { renew, findNextDue } = buildStatements("own");

  expect(renew("12::bigint")).toContain("lease_until = 12::bigint + $3");
  expect(findNextDue("13::bigint")).toContain("lease_until <= 13::bigint");
});
