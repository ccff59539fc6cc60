/** The quotas in the guide about limits are those of the specs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readGiven } from "../../reference/document.ts";
import { specs } from "../../reference/specs.ts";

const guide = readFileSync(join(import.meta.dirname, "../../content/docs/operations/limits.mdx"), "utf8");
const SECONDS: Record<string, number> = { "60 s": 60, "an hour": 3_600, "a day": 86_400 };

/** The rows of the table: the calls that a row names, and its quota as in the specs. */
const rows = [...guide.matchAll(/^\| (.+) \| ([\d ]+) in (60 s|an hour|a day) \|$/gm)].map(
  ([, calls = "", requests = "", time = ""]) => ({
    names: [...calls.matchAll(/`(\w+\.[\w*]+)`/g)].map(([, name = ""]) => name),
    hasReports: calls.includes("the other reports about offers"),
    hasSellerFamily: calls.includes("Everything of the Seller family"),
    quota: { requests: Number(requests.replaceAll(" ", "")), perSeconds: SECONDS[time] },
  }),
);

test("each call of the channel interface that has a quota stands in one row, with its quota", () => {
  const differ: string[] = [];
  for (const operation of specs.channel.operations) {
    const { call: { group, method: name } = { group: "raw", method: operation.id }, tag } = operation;
    const quota = readGiven(operation)["x-rate-limit"];
    const own = rows.filter(
      ({ names, hasReports, hasSellerFamily }) =>
        names.includes(`${group}.${name}`) ||
        names.includes(`${group}.*`) ||
        (hasReports && group === "offers" && name.startsWith("report")) ||
        (hasSellerFamily && tag === "Seller"),
    );
    const found = own.map((row) => `${row.quota.requests} in ${row.quota.perSeconds} s`).join(", ");
    const wanted = quota ? `${quota.requests} in ${quota.perSeconds} s` : "";
    if (found !== wanted) differ.push(`${group}.${name}: the guide has "${found}", the spec "${wanted}"`);
  }

  expect(differ).toEqual([]);
});

test("the table names no call that is not there", () => {
  const known = specs.channel.operations.flatMap(({ call }) =>
    call ? [`${call.group}.${call.method}`, `${call.group}.*`] : [],
  );

  expect(rows.flatMap(({ names }) => names).filter((name) => !known.includes(name))).toEqual([]);
  expect(rows).toHaveLength(8);
});
