// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CompanyKey, CreateNumberRangeItem, NumberRangeCurrentNumberItem, NumberRangeItem, NumberRangeKey, PutNumberRangeItem } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeNumberRangeCurrentNumberItem, decodeNumberRangeItem } from "../decoders/number-ranges.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface NumberRangesDeleteNumberRangeParameters {
  /** Key of a number range. `NumberRanges_GetNumberRanges` answers it as `identifier`. */
  numberRangeId: NumberRangeKey;
}

export interface NumberRangesCreateNumberRangeParameters {
  /** Key of a number range. `NumberRanges_GetNumberRanges` answers it as `identifier`. */
  numberRangeId: NumberRangeKey;
}

export interface NumberRangesGetNumberRangeParameters {
  /** Key of a number range. `NumberRanges_GetNumberRanges` answers it as `identifier`. */
  numberRangeId: NumberRangeKey;
}

export interface NumberRangesNumberRangeIncrementParameters {
  /** Key of a number range. `NumberRanges_GetNumberRanges` answers it as `identifier`. */
  numberRangeId: NumberRangeKey;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId?: CompanyKey | undefined;
}

export interface NumberRangesNumberRangePreviewParameters {
  /** Key of a number range. `NumberRanges_GetNumberRanges` answers it as `identifier`. */
  numberRangeId: NumberRangeKey;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId?: CompanyKey | undefined;
}

export interface NumberRangesUpdateNumberRangeParameters {
  /** Key of a number range. `NumberRanges_GetNumberRanges` answers it as `identifier`. */
  numberRangeId: NumberRangeKey;
}

/** Operations on `numberRanges`. Every method throws an {@link ErpError}. */
export interface NumberRangesGroup {
  /**
   * Delete a number range. `DELETE /v2/configuration/numberRanges/{numberRangeId}`, scope `system.config.write`. Maturity: Planned.
   * Deletes a number range, if its `isDeletable` says so.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  delete(params: NumberRangesDeleteNumberRangeParameters, options?: CallOptions): Promise<void>;
  /**
   * Duplicate a number range. `POST /v2/configuration/numberRanges/{numberRangeId}`, scope `system.config.write`. Maturity: Planned.
   * Makes a further number range for a company from the one in the path, and answers it.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  duplicate(params: NumberRangesCreateNumberRangeParameters, body: CreateNumberRangeItem, options?: CallOptions): Promise<NumberRangeItem>;
  /**
   * Get a number range. `GET /v2/configuration/numberRanges/{numberRangeId}`, scope `system.config.read`. Maturity: Planned.
   * Returns one number range: prefix, current number, suffix, greatest length, an example, and whether it can be deleted.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: NumberRangesGetNumberRangeParameters, options?: CallOptions): Promise<NumberRangeItem>;
  /**
   * Draw the next number of a range. `POST /v2/configuration/numberRanges/{numberRangeId}/increment`, scope `system.config.write`. Maturity: Planned.
   * Draws the next number of a range. Each call uses a number up: never repeat it blindly.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  increment(params: NumberRangesNumberRangeIncrementParameters, options?: CallOptions): Promise<NumberRangeCurrentNumberItem>;
  /**
   * List number ranges. `GET /v2/configuration/numberRanges`, scope `system.config.read`. Maturity: Planned.
   * Lists the ranges from which records get their numbers, each with an example of the next one. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<NumberRangeItem[]>;
  /**
   * Preview the next number of a range. `GET /v2/configuration/numberRanges/{numberRangeId}/preview`, scope `orders.read`, `items.read`, `system.config.read`. Maturity: Planned.
   * Shows the next number of a range and draws none.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  preview(params: NumberRangesNumberRangePreviewParameters, options?: CallOptions): Promise<NumberRangeCurrentNumberItem>;
  /**
   * Replace a number range. `PUT /v2/configuration/numberRanges/{numberRangeId}`, scope `system.config.write`. Maturity: Planned.
   * Replaces a number range; all fields are optional by the platform's description.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  replace(params: NumberRangesUpdateNumberRangeParameters, body: PutNumberRangeItem, options?: CallOptions): Promise<NumberRangeItem>;
}

/** The methods of `numberRanges` alone, without the rest of the client. */
export function numberRanges(core: ErpCore): NumberRangesGroup {
  return buildGroup<NumberRangesGroup>(core, "erp.numberRanges", {
    delete: ["DELETE /v2/configuration/numberRanges/{numberRangeId} NumberRanges_DeleteNumberRange params", { answer: "none" }],
    duplicate: ["POST /v2/configuration/numberRanges/{numberRangeId} NumberRanges_CreateNumberRange params body", { bodyFields: "companyId", decode: decodeNumberRangeItem }],
    get: ["GET /v2/configuration/numberRanges/{numberRangeId} NumberRanges_GetNumberRange params", { decode: decodeNumberRangeItem }],
    increment: ["POST /v2/configuration/numberRanges/{numberRangeId}/increment NumberRanges_NumberRangeIncrement params", { query: ["companyId"], decode: decodeNumberRangeCurrentNumberItem }],
    list: ["GET /v2/configuration/numberRanges NumberRanges_GetNumberRanges", { decode: /* @__PURE__ */ list(decodeNumberRangeItem) }],
    preview: ["GET /v2/configuration/numberRanges/{numberRangeId}/preview NumberRanges_NumberRangePreview params", { query: ["companyId"], decode: decodeNumberRangeCurrentNumberItem }],
    replace: ["PUT /v2/configuration/numberRanges/{numberRangeId} NumberRanges_UpdateNumberRange params body", { decode: decodeNumberRangeItem }],
  });
}
