import { expect, test } from "vitest";
import { measureTypeCost } from "./type-cost.ts";

test(
  "one call costs the type checker next to nothing at 150 operations",
  { timeout: 600_000 }, // four compilations; up to 1,600 operations: `pnpm bench type-cost`
  async () => {
    const { validCall, misuse, wrongName } = await measureTypeCost(150, { withPeer: false });

    expect(validCall).toBeLessThanOrEqual(50);
    expect(misuse).toEqual([expect.stringMatching(/^TS(2353|2561)$/)]);
    expect(wrongName).toEqual([expect.stringMatching(/^TS(2339|2551)$/)]);
  },
);
