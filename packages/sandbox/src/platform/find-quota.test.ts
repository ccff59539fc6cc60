import { expect, test } from "vitest";
import { routes } from "../generated/routes.generated.ts";
import { realClock } from "../seed/clock.ts";
import { defaultSeed } from "../seed/seed.ts";
import { findQuota } from "./find-quota.ts";
import { createPlatformState } from "./state.ts";

test("the quota that was set comes before the documented one, and that before the one of the ERP", () => {
  const state = createPlatformState({ seed: defaultSeed, assumptions: {}, clock: realClock, randomSeed: 1 });
  const documented = routes.find(({ rateLimit }) => rateLimit)!;
  const erp = routes.find(({ api, rateLimit }) => api === "erp" && !rateLimit)!;
  const before = [findQuota(documented, state), findQuota(erp, state)];

  state.assume({ quotas: { [documented.id]: null, [erp.id]: { requests: 1, perSeconds: 2 } } });

  expect(before).toEqual([documented.rateLimit, { requests: 60, perSeconds: 60 }]);
  expect([findQuota(documented, state), findQuota(erp, state)]).toEqual([null, { requests: 1, perSeconds: 2 }]);
});
