import { expect, test } from "vitest";
import { measureTypeCost } from "./type-cost.ts";

test.each([50, 400])(
  "one call costs the type checker next to nothing at %i operations",
  { timeout: 600_000 }, // four compilations
  async (operations) => {
    const { validCall, misuse, wrongName } = await measureTypeCost(operations, { withPeer: false });

    expect(validCall).toBeLessThanOrEqual(50);
    expect(misuse).toEqual([expect.stringMatching(/^TS(2353|2561)$/)]);
    expect(wrongName).toEqual([expect.stringMatching(/^TS(2339|2551)$/)]);
  },
);
