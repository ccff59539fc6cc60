// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Feature } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeFeature } from "../decoders/features.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `features`. Every method throws an {@link ErpError}. */
export interface FeaturesGroup {
  /**
   * List feature sets. `GET /v2/feature`. Maturity: stable.
   * Returns the available feature sets with release state and API version. The path is singular.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1, §9
   */
  list(options?: CallOptions): Promise<Feature[]>;
}

/** The methods of `features` alone, without the rest of the client. */
export function features(core: ErpCore): FeaturesGroup {
  return buildGroup<FeaturesGroup>(core, "erp.features", {
    list: ["GET /v2/feature Feature_GetFeatures", { decode: /* @__PURE__ */ list(decodeFeature) }],
  });
}
