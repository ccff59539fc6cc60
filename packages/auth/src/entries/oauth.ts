export {
  clientCredentials,
  type ClientCredentialsOptions,
  type OAuthClientOptions,
  type OAuthGeneration,
} from "../oauth/client.ts";
export { refreshGrant, type RefreshGrantOptions } from "../oauth/refresh-grant.ts";
export { finishSignIn, startSignIn, type PendingSignIn, type SignInOptions } from "../oauth/sign-in.ts";
