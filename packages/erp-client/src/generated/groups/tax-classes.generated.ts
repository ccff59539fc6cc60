// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateTaxClassCommand, TaxClass, TaxClassUpdate } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeTaxClass } from "../decoders/tax-classes.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `taxClasses`. Every method throws an {@link ErpError}. */
export interface TaxClassesGroup {
  /**
   * Create a tax class. `POST /v2/taxclass/create`. Maturity: Development.
   * Creates a tax class from a name and a type. The shape of the answer is not known; the list gives the id.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateTaxClassCommand, options?: CallOptions): Promise<unknown>;
  /**
   * List tax classes. `GET /v2/taxClasses`, scope `taxes.read`. Maturity: stable.
   * Lists the tax classes of the tenant: name, type, and which is the standard one. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see observed
   */
  list(options?: CallOptions): Promise<TaxClass[]>;
  /**
   * Update a tax class. `PATCH /v2/taxclasses/update`, scope `taxes.write`. Maturity: stable.
   * Changes the name, the type or the standing of one tax class. A field that is left out stays as it is.
   * It is sent again when its answer is lost, because a second one changes nothing more.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §4.2
   */
  update(body: TaxClassUpdate, options?: CallOptions): Promise<unknown>;
}

/** The methods of `taxClasses` alone, without the rest of the client. */
export function taxClasses(core: ErpCore): TaxClassesGroup {
  return buildGroup<TaxClassesGroup>(core, "erp.taxClasses", {
    create: ["POST /v2/taxclass/create TaxClass_CreateTaxClass body", { bodyFields: "name taxType" }],
    list: ["GET /v2/taxClasses TaxClass_QueryTaxClasses", { decode: /* @__PURE__ */ list(decodeTaxClass) }],
    update: ["PATCH /v2/taxclasses/update TaxClass_UpdateTaxClass body", { repeats: true }],
  });
}
