// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { TaxType } from "./shared.generated.ts";

/**
 * The data of a new tax class.
 * @see documented
 */
export interface CreateTaxClassCommand {
  name: string;
  /** 0 none, 1 super-reduced, 2 reduced-low, 3 reduced, 4 standard, 5 intermediate. */
  taxType: number;
}

/**
 * A tax class, as it is read.
 * @see documented
 */
export interface TaxClass {
  id?: string;
  /** Whether it is the standard tax class. */
  isStandard?: boolean;
  name?: string;
  /** Type of the tax class. The given spec lists the numbers only; their meanings are documented elsewhere. Values: 0 none, 1 super-reduced, 2 reduced-low, 3 reduced, 4 standard, 5 intermediate. */
  taxType?: TaxType;
}

/**
 * The changes of a tax class.
 * @see given spec §2.2
 */
export interface TaxClassUpdate {
  /** ID of the tax class to update. */
  id: string;
  /** Whether this class is the standard tax class. Setting true sets all other tax classes to non-standard. */
  isStandard?: boolean;
  /** New name of the tax class. */
  name?: string;
  /** Type of the tax class. The given spec lists the numbers only; their meanings are documented elsewhere. Values: 0 none, 1 super-reduced, 2 reduced-low, 3 reduced, 4 standard, 5 intermediate. */
  taxType?: TaxType;
}
