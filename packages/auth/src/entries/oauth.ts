export { clientCredentials, type ClientCredentialsOptions } from "../oauth/client-credentials.ts";
export type { OAuthClientOptions, OAuthGeneration } from "../oauth/party.ts";
export { refreshGrant, type RefreshGrantOptions } from "../oauth/refresh-grant.ts";
export { finishSignIn, startSignIn, type PendingSignIn, type SignInOptions } from "../oauth/sign-in.ts";
