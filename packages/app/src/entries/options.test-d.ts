import type { CachedOptions, PlatformFetchOptions, RefreshExchangeOptions, ApiKeyOptions } from "@kontor/auth";
import type { FileTokenStoreOptions } from "@kontor/auth/file";
import type { ClientCredentialsOptions, RefreshGrantOptions, SignInOptions } from "@kontor/auth/oauth";
import type { PostgresTokenStoreOptions } from "@kontor/auth/postgres";
import type { createErpClient, ErpClientOptions, ErpHeaders } from "@kontor/erp-client";
import type { CallOptions, PartialOptions, RetryOptions, withTimeout } from "@kontor/http";
import type { TelemetryOptions } from "@kontor/http/telemetry";
import type { VirtualClockOptions } from "@kontor/http/testing";
import type { connectSandbox, Fault, SandboxOptions } from "@kontor/sandbox";
import type { SandboxServerOptions } from "@kontor/sandbox/server";
import { expectTypeOf, test } from "vitest";
import type { AppBridgeOptions, BridgeCallOptions } from "./bridge.ts";
import type { KeyFileOptions } from "./file.ts";
import type {
  ReadManifestOptions,
  RegisterAppOptions,
  SessionTokenOptions,
  SetupHandlerOptions,
  VerifierOptions,
  VerifyOptions,
} from "./index.ts";
import type { PostgresTenantsOptions } from "./postgres.ts";

/** Every option that may be left out, as `undefined`. */
type AllUndefined<Options> = {
  [Name in keyof Options as Partial<Pick<Options, Name>> extends Pick<Options, Name> ? Name : never]: undefined;
};

/** The names of the options that cannot be `undefined`, although they may be left out. tsconfig.test-d.json has the setting that tells the two apart. */
type Refused<Options> = AllUndefined<Options> extends Partial<Options> ? never : keyof AllUndefined<Options>;

test("every option that may be left out may be undefined, whatever the setting of the caller", () => {
  expectTypeOf<Refused<CallOptions>>().toBeNever();
  expectTypeOf<Refused<PartialOptions>>().toBeNever();
  expectTypeOf<Refused<RetryOptions>>().toBeNever();
  expectTypeOf<Refused<NonNullable<Parameters<typeof withTimeout>[1]>>>().toBeNever();
  expectTypeOf<Refused<TelemetryOptions>>().toBeNever();
  expectTypeOf<Refused<VirtualClockOptions>>().toBeNever();
});

test("so may every option of tokens", () => {
  expectTypeOf<Refused<ApiKeyOptions>>().toBeNever();
  expectTypeOf<Refused<CachedOptions>>().toBeNever();
  expectTypeOf<Refused<PlatformFetchOptions>>().toBeNever();
  expectTypeOf<Refused<RefreshExchangeOptions>>().toBeNever();
  expectTypeOf<Refused<FileTokenStoreOptions>>().toBeNever();
  expectTypeOf<Refused<PostgresTokenStoreOptions>>().toBeNever();
  expectTypeOf<Refused<ClientCredentialsOptions>>().toBeNever();
  expectTypeOf<Refused<RefreshGrantOptions>>().toBeNever();
  expectTypeOf<Refused<SignInOptions>>().toBeNever();
});

test("so may every option of a client, and every parameter of a method", () => {
  type Erp = ReturnType<typeof createErpClient>;
  expectTypeOf<Refused<ErpHeaders>>().toBeNever();
  expectTypeOf<Refused<ErpClientOptions>>().toBeNever();
  expectTypeOf<Refused<NonNullable<Parameters<Erp["accountingData"]["list"]>[0]>>>().toBeNever();
});

test("so may every option of an app and of the sandbox", () => {
  expectTypeOf<Refused<ReadManifestOptions>>().toBeNever();
  expectTypeOf<Refused<RegisterAppOptions>>().toBeNever();
  expectTypeOf<Refused<SessionTokenOptions>>().toBeNever();
  expectTypeOf<Refused<SetupHandlerOptions>>().toBeNever();
  expectTypeOf<Refused<VerifierOptions>>().toBeNever();
  expectTypeOf<Refused<VerifyOptions>>().toBeNever();
  expectTypeOf<Refused<KeyFileOptions>>().toBeNever();
  expectTypeOf<Refused<PostgresTenantsOptions>>().toBeNever();
  expectTypeOf<Refused<AppBridgeOptions>>().toBeNever();
  expectTypeOf<Refused<BridgeCallOptions>>().toBeNever();
  expectTypeOf<Refused<SandboxOptions>>().toBeNever();
  expectTypeOf<Refused<SandboxServerOptions>>().toBeNever();
  expectTypeOf<Refused<Fault>>().toBeNever();
  expectTypeOf<Refused<NonNullable<Parameters<typeof connectSandbox>[1]>>>().toBeNever();
});
