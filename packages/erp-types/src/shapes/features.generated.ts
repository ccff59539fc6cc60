// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A feature set, its release state and API version.
 * @see documented
 */
export interface Feature {
  /** Name of the feature set, a URI. */
  feature?: string;
  /** Whether it can be used. */
  isUsable?: boolean;
  /** Release state, for example Planned. */
  release?: string;
  /** API version. */
  version?: number;
}
