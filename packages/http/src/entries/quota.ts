export { withCallQuotas, type CallQuotasOptions } from "../pace.ts";
export type { Quota } from "../quota.ts";
