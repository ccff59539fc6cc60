// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ApiStatus } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeApiStatus } from "../decoders/info.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `info`. Every method throws an {@link ErpError}. */
export interface InfoGroup {
  /**
   * Get the status of the API. `GET /v2/info`. Maturity: stable.
   * Returns version, time and tenant of the ERP that answers.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  getStatus(options?: CallOptions): Promise<ApiStatus>;
  /**
   * Ping the API. `HEAD /v2/info`. Maturity: stable.
   * Asks whether the API answers, without a body.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  ping(options?: CallOptions): Promise<void>;
}

/** The methods of `info` alone, without the rest of the client. */
export function info(core: ErpCore): InfoGroup {
  return buildGroup<InfoGroup>(core, "erp.info", {
    getStatus: ["GET /v2/info Info_GetStatus", { decode: decodeApiStatus }],
    ping: ["HEAD /v2/info InfoHeader_HeadStatus", { answer: "none" }],
  });
}
