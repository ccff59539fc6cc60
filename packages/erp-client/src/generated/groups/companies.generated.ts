// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Company, CompanyKey } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeCompany } from "../decoders/companies.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface CompanydetailsGetCompanyByIdParameters {
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId: CompanyKey;
}

/** Operations on `companies`. Every method throws an {@link ErpError}. */
export interface CompaniesGroup {
  /**
   * Get a company. `GET /v2/company/{companyId}`. Maturity: Development.
   * Returns the details of one company. The shape of the answer is not known; the list of companies gives id and name.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: CompanydetailsGetCompanyByIdParameters, options?: CallOptions): Promise<unknown>;
  /**
   * List companies. `GET /v2/companies`, scope `system.read`. Maturity: stable.
   * Lists the companies of the tenant, id and name. Orders, warehouses and tax rates name one of them. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<Company[]>;
}

/** The methods of `companies` alone, without the rest of the client. */
export function companies(core: ErpCore): CompaniesGroup {
  return buildGroup<CompaniesGroup>(core, "erp.companies", {
    get: ["GET /v2/company/{companyId} Companydetails_GetCompanyById params"],
    list: ["GET /v2/companies Company_QueryCompanies", { decode: /* @__PURE__ */ list(decodeCompany) }],
  });
}
