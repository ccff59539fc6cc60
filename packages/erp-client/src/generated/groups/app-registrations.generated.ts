// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AppRegistration, Registration, RegistrationStatus } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeRegistration, decodeRegistrationStatus } from "../decoders/shared.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface AppRegistrationFetchParameters {
  /** The authentication ID of step 2. */
  registrationId: string;
  /** Any value of at most 30 characters, the same in all calls of one registration or login. */
  "x-challengecode": string;
}

export interface AppRegistrationRegisterParameters {
  /** Any value of at most 30 characters, the same in all calls of one registration or login. */
  "x-challengecode": string;
}

export interface AppRegistrationRegisterInstanceParameters {
  /** The authentication ID. */
  registrationId: string;
  /** Any value of at most 30 characters, the same in all calls of one registration or login. */
  "x-challengecode": string;
}

/** Operations on `appRegistrations`. Every method throws an {@link ErpError}. */
export interface AppRegistrationsGroup {
  /**
   * Fetch the API key of a registration. `GET /v2/authentication/{registrationId}`. Maturity: stable.
   * Step 3 of the registration, asked again until the user has decided; clients ask every 5 seconds. The key is shown once: afterwards the answer is 410.
   * Needs no access token.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §3
   */
  fetch(params: AppRegistrationFetchParameters, options?: CallOptions): Promise<Registration>;
  /**
   * Register an app for an API key. `POST /v2/authentication`. Maturity: stable.
   * Step 2 of the registration: answers an authentication ID. The ERP user must wait in Admin, App registration (step 1); else 403.
   * Needs no access token.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §2.5, §3
   */
  register(params: AppRegistrationRegisterParameters, body: AppRegistration, options?: CallOptions): Promise<RegistrationStatus>;
  /**
   * Register a further instance of an app. `POST /v2/authentication/{registrationId}`. Maturity: stable.
   * Asks for the registration of another instance of an application that may have several.
   * Needs no access token.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  registerInstance(params: AppRegistrationRegisterInstanceParameters, options?: CallOptions): Promise<RegistrationStatus>;
}

/** The methods of `appRegistrations` alone, without the rest of the client. */
export function appRegistrations(core: ErpCore): AppRegistrationsGroup {
  return buildGroup<AppRegistrationsGroup>(core, "erp.appRegistrations", {
    fetch: ["GET /v2/authentication/{registrationId} AppRegistration_Fetch params", { header: ["x-challengecode"], required: ["x-challengecode"], decode: decodeRegistration }],
    register: ["POST /v2/authentication AppRegistration_Register params body", { header: ["x-challengecode"], required: ["x-challengecode"], bodyFields: "AppId Description DisplayName LanguageIso MandatoryApiScopes Name ProviderName ProviderWebsite Version", decode: decodeRegistrationStatus }],
    registerInstance: ["POST /v2/authentication/{registrationId} AppRegistration_RegisterInstance params", { header: ["x-challengecode"], required: ["x-challengecode"], decode: decodeRegistrationStatus }],
  });
}
