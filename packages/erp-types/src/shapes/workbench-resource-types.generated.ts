// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * The data of a new workbench resource type.
 * @see documented
 */
export interface CreateWorkbenchResourceTypeCommand {
  name: string;
}
