import type { PlatformState } from "./state.ts";
import type { Quota } from "./quotas.ts";
import type { Route } from "../generated/routes.generated.ts";

/** Finds the quota of an operation: the one that was set, else the documented one, else that of the ERP. */
export function findQuota({ id, rateLimit }: Route, { assumptions }: PlatformState): Quota | null | undefined {
  const own = assumptions.quotas[id];
  return own === undefined ? (rateLimit ?? assumptions.erpQuota) : own;
}
