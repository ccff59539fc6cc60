// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CompanyKey } from "./shared.generated.ts";

/**
 * The data of a new number range item.
 * @see documented
 */
export interface CreateNumberRangeItem {
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId: CompanyKey;
  /** Number at which the range stands. */
  currentNumber?: number;
  /** Text before the number. */
  prefix?: string;
  /** Text after the number. */
  suffix?: string;
}

/** @see documented */
export interface NumberRangeCurrentNumberItem {
  /** Whether the number was only shown and not drawn. */
  isPreview?: boolean;
  /** The number that was drawn, or that would come next. */
  nextNumber?: string;
}

/** @see documented */
export interface NumberRangeItem {
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId?: CompanyKey;
  /** Number at which the range stands. */
  currentNumber?: number;
  description?: string;
  /** A number as the range would write it. */
  exampleNumber?: string;
  /** Key of a number range. `NumberRanges_GetNumberRanges` answers it as `identifier`. */
  identifier?: NumberRangeKey;
  /** Whether the range can be deleted. */
  isDeletable?: boolean;
  /** Greatest length of a number. */
  maxLength?: number;
  name?: string;
  /** Text before the number. */
  prefix?: string;
  /** Text after the number. */
  suffix?: string;
}

/**
 * Key of a number range. `NumberRanges_GetNumberRanges` answers it as `identifier`.
 * @see documented
 */
export type NumberRangeKey = string;

/**
 * The data that replaces a number range item.
 * @see documented
 */
export interface PutNumberRangeItem {
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId?: CompanyKey;
  /** Number at which the range stands. */
  currentNumber?: number;
  /** Text before the number. */
  prefix?: string;
  /** Text after the number. */
  suffix?: string;
}
