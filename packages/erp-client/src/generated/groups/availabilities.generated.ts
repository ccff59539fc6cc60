// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Availability } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeAvailability } from "../decoders/availabilities.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `availabilities`. Every method throws an {@link ErpError}. */
export interface AvailabilitiesGroup {
  /**
   * List item availabilities. `GET /v2/availabilities`, scope `items.read`. Maturity: stable.
   * Lists the availabilities that an item can have, id and name. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<Availability[]>;
}

/** The methods of `availabilities` alone, without the rest of the client. */
export function availabilities(core: ErpCore): AvailabilitiesGroup {
  return buildGroup<AvailabilitiesGroup>(core, "erp.availabilities", {
    list: ["GET /v2/availabilities Availability_QueryAvailabilities", { decode: /* @__PURE__ */ list(decodeAvailability) }],
  });
}
