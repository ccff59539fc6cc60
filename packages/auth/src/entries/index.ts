export { apiKey, type ApiKeyOptions } from "../api-key.ts";
export { cached, type CachedOptions } from "../cached.ts";
export { channelFetch, erpFetch, withToken, type PlatformFetchOptions } from "../fetch.ts";
export { customTokenStore, memoryTokenStore, type SharedTokenStore } from "../shared-store.ts";
export type { StoredEndpoint, StoredToken, TokenEncryption, TokenStore } from "../token-store.ts";
export { refreshExchange, type RefreshExchangeOptions } from "../refresh-exchange.ts";
export { TokenError, type TokenErrorFacts } from "../error.ts";
export type { GrantContext, GrantIdentity, Token, TokenGrant, TokenQuota, TokenSource } from "../token.ts";
