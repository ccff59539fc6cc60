export * from "../oauth/client-credentials.ts";
export type { OAuthClientOptions, OAuthGeneration } from "../oauth/party.ts";
export * from "../oauth/refresh-grant.ts";
export * from "../oauth/sign-in.ts";
