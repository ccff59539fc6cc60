// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/** @see documented */
export interface ChangePackageWeightCommand {
  packageId: string;
  /** Weight; its unit is not known. */
  weight: number;
}

/**
 * The data of a new deliver package.
 * @see documented
 */
export interface CreateDeliverPackageCommand {
  packageId: string;
  /** Date when it was sent. */
  shippingDate?: string;
  /** Number by which the carrier finds the package. */
  trackingCode?: string;
}
