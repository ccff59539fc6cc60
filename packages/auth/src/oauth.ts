export * from "./client-credentials.ts";
export type { OAuthClientOptions, OAuthGeneration } from "./oauth-server.ts";
export * from "./refresh-grant.ts";
export * from "./sign-in.ts";
