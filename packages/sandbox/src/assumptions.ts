/** What nobody knows and the sandbox must decide: each has a row in the docs' list of what is not shown. */
export interface Assumptions {
  /** How long an event stays away after a delivery, in ms. Row `redelivery-timeout`. */
  redeliveryTimeoutMs: number;
  /** Events per fetch. Row `paging-limits`. */
  pageSize: number;
  /** Lifetime of an access token, in ms; about one hour is documented for the channel, a day for the ERP. */
  tokenLifetimeMs: { channel: number; erp: number };
  /** The `scope` of a channel token. Row `channel-scope-semantics`. */
  channelScope: string;
  /** Scope that the tax class update asks for. Row `operation-scopes`. */
  taxClassScope: string;
  /** Body of a successful update. Rows `category-update-200-body`, `tax-class-update-200-body`. */
  updateBody: unknown;
  /** Quotas by operation, instead of the documented ones; `null`: none. Row `rate-quotas`. */
  quotas: Record<string, { requests: number; perSeconds: number } | null>;
}

/** What the sandbox assumes unless told otherwise. */
export const defaultAssumptions: Assumptions = {
  redeliveryTimeoutMs: 300_000, // documented for the Seller side
  pageSize: 100, // documented
  tokenLifetimeMs: { channel: 3_600_000, erp: 86_400_000 }, // documented
  channelScope: "CHANNEL", // given §2.4
  taxClassScope: "taxes.write", // assumed
  updateBody: {}, // assumed
  quotas: {},
};
