export {
  readManifest,
  type ReadManifest,
  type ReadManifestOptions,
  type ManifestGeneration,
} from "../manifest/read.ts";
export { ManifestError, type ManifestProblem } from "../manifest/problems.ts";
export { memoryTenants, type TenantConnection, type TenantStore } from "../tenants/store.ts";
export { registerApp } from "../registration/register.ts";
export type {
  RegisterAppOptions,
  RegistrationStep,
  ProgressStore,
  RegistrationProgress,
} from "../registration/options.ts";
export {
  appTokens,
  type AppTokenOptions,
  sessionTokens,
  type SessionTokenOptions,
  type TokenGeneration,
} from "../session/tokens.ts";
export {
  sessionVerifier,
  type MerchantSession,
  type SessionVerifier,
  type VerifierOptions,
  type VerifyOptions,
} from "../session/verify.ts";
export { SessionTokenError, type SessionTokenReason } from "../session/error.ts";
export { setupHandler, type FetchHandler, type SetupAnswer, type SetupHandlerOptions } from "../setup/handler.ts";
export type { AppManifest } from "../manifest/shape.generated.ts";
export type { RegistrationResult } from "../registration/outcome.ts";
