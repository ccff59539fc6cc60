// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface LogoutLogoutParameters {
  /** Any value of at most 30 characters, the same in all calls of one registration or login. */
  "x-challengecode": string;
}

/** Operations on `logout`. Every method throws an {@link ErpError}. */
export interface LogoutGroup {
  /**
   * Log out the ERP user. `POST /v2/authentication/logout`. Maturity: beta.
   * Ends the session of the header X-SessionId.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  logout(params: LogoutLogoutParameters, options?: CallOptions): Promise<void>;
}

/** The methods of `logout` alone, without the rest of the client. */
export function logout(core: ErpCore): LogoutGroup {
  return buildGroup<LogoutGroup>(core, "erp.logout", {
    logout: ["POST /v2/authentication/logout Logout_Logout params", { header: ["x-challengecode"], required: ["x-challengecode"], answer: "none" }],
  });
}
