export * from "./cached.ts";
export * from "./channel-fetch.ts";
export * from "./client-credentials.ts";
export * from "./erp-fetch.ts";
export * from "./refresh-exchange.ts";
export * from "./token-error.ts";
export type * from "./token.ts";
export * from "./with-token.ts";
