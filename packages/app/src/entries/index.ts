export { readManifest, type ReadManifest, type ReadManifestOptions } from "../manifest/read.ts";
export type { ManifestGeneration } from "../manifest/problems.ts";
export { ManifestError, type ManifestProblem } from "../manifest/problems.ts";
export { memoryTenants } from "../tenants/store.ts";
export { registerApp } from "../registration/register.ts";
export type { RegisterAppOptions, RegistrationStep } from "../registration/options.ts";
export { appTokens, type AppTokenOptions } from "../session/app-tokens.ts";
export { sessionTokens, type SessionTokenOptions } from "../session/tokens.ts";
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
export type { ProgressStore, RegistrationProgress } from "../registration/progress.ts";
export type { TokenGeneration } from "../session/error.ts";
export type { TenantConnection, TenantStore } from "../tenants/store.ts";
