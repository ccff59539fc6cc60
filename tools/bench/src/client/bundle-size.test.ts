import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measureBundle } from "./bundle-size.ts";
import { programs } from "./programs.ts";

const promised = programs.filter(({ atMost }) => atMost !== undefined);

test("four programs have a promise to keep", () => {
  expect(promised).toHaveLength(4);
});

test.each(promised)(
  "$name weighs at most $atMost bytes, or what decisions 0045, 0047, 0054, 0055, 0064 and 0092 allow",
  async ({ code, atMost, mustNotExceed }) => {
    const { gzip, modules } = await measureBundle(code, { conditions: ["@kontor/source"] });

    expect(gzip).toBeLessThanOrEqual(mustNotExceed ?? atMost!);
    expect(modules.filter((id) => /telemetry\/(?!check)|openapi-fetch|auth\/src\/(stores|sharing)\//.test(id))).toEqual(
      [],
    ); // not paid for by who does not use it
  },
);

test("the README of the ERP client tells the weight of one group as it is", async () => {
  const readme = readFileSync(new URL("../../../../packages/erp-client/README.md", import.meta.url), "utf8");
  const [, told] = /([\d.]+) KB with token, retry and timeout \(gzip\)/.exec(readme) ?? [];

  const { gzip } = await measureBundle(programs[0]!.code, { conditions: ["@kontor/source"] });

  expect(Number(told)).toBeGreaterThanOrEqual(Math.floor(gzip / 100) / 10);
  expect(Number(told)).toBeLessThanOrEqual((gzip * 1.1) / 1000);
});
