// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CompanyKey } from "./shared.generated.ts";

/**
 * The data of a new number range item.
 * @see documented
 */
export interface CreateNumberRangeItem {
  /** The company. */
  companyId: CompanyKey;
  /** Current number. */
  currentNumber?: number;
  /** Prefix. */
  prefix?: string;
  /** Suffix. */
  suffix?: string;
}

/**
 * A number range current number item.
 * @see documented
 */
export interface NumberRangeCurrentNumberItem {
  /** Whether it is a preview. */
  isPreview?: boolean;
  /** Next number. */
  nextNumber?: string;
}

/**
 * A number range item.
 * @see documented
 */
export interface NumberRangeItem {
  /** The company. */
  companyId?: CompanyKey;
  /** Current number. */
  currentNumber?: number;
  /** Description. */
  description?: string;
  /** Example number. */
  exampleNumber?: string;
  /** Identifier. */
  identifier?: NumberRangeKey;
  /** Whether it is deletable. */
  isDeletable?: boolean;
  /** Max length. */
  maxLength?: number;
  /** Name. */
  name?: string;
  /** Prefix. */
  prefix?: string;
  /** Suffix. */
  suffix?: string;
}

/**
 * Key of a number range.
 * @see documented
 */
export type NumberRangeKey = string;

/**
 * The data that replaces a number range item.
 * @see documented
 */
export interface PutNumberRangeItem {
  /** The company. */
  companyId?: CompanyKey;
  /** Current number. */
  currentNumber?: number;
  /** Prefix. */
  prefix?: string;
  /** Suffix. */
  suffix?: string;
}
