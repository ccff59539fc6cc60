// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A tax class, as it is read.
 * @see documented
 */
export interface TaxClass {
  /** The tax class. */
  id?: string;
  /** Whether it is the standard tax class. */
  isStandard?: boolean;
  /** Name. */
  name?: string;
  /** Type. */
  taxType?: TaxType;
}

/**
 * The changes of a tax class.
 * @see given spec §2.2
 */
export interface TaxClassUpdate {
  /** ID of the tax class. */
  id: string;
  /** Whether this class is the standard tax class. Setting true sets all other tax classes to non-standard. */
  isStandard?: boolean;
  /** Tax class name. */
  name?: string;
  taxType?: TaxType;
}

/**
 * Type of the tax class. The given spec lists the numbers only; their meanings are documented elsewhere.
 * @see given spec §2.2
 */
export type TaxType = 0 | 1 | 2 | 3 | 4 | 5;
