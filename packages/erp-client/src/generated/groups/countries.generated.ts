// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `countries`. Every method throws an {@link ErpError}. */
export interface CountriesGroup {
  /**
   * List countries. `GET /v2/Countries/QueryCountries`. Maturity: Development.
   * Lists the countries that the ERP knows. The shape of the answer is not known.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<unknown>;
}

/** The methods of `countries` alone, without the rest of the client. */
export function countries(core: ErpCore): CountriesGroup {
  return buildGroup<CountriesGroup>(core, "erp.countries", {
    list: ["GET /v2/Countries/QueryCountries Country_QueryCountries"],
  });
}
