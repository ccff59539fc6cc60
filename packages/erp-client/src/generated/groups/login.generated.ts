// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { LoginRequest, Session } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeSession } from "../decoders/login.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface LoginLoginParameters {
  /** Any value of at most 30 characters, the same in all calls of one registration or login. */
  "x-challengecode": string;
}

/** Operations on `login`. Every method throws an {@link ErpError}. */
export interface LoginGroup {
  /**
   * Log in the ERP user. `POST /v2/authentication/login`. Maturity: beta.
   * Assigns the ERP user dynamically. Only to be used over SSL.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1, §5.1
   */
  login(params: LoginLoginParameters, body: LoginRequest, options?: CallOptions): Promise<Session>;
}

/** The methods of `login` alone, without the rest of the client. */
export function login(core: ErpCore): LoginGroup {
  return buildGroup<LoginGroup>(core, "erp.login", {
    login: ["POST /v2/authentication/login Login_Login params body", { header: ["x-challengecode"], required: ["x-challengecode"], bodyFields: "Password UserName", decode: decodeSession }],
  });
}
