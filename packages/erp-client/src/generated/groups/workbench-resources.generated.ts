// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateWorkbenchResourceCommand, WorkbenchResourceKey } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface WorkbenchResourcesQueryWorkbenchResourceByIdParameters {
  /** The record. */
  id: WorkbenchResourceKey;
}

/** Operations on `workbenchResources`. Every method throws an {@link ErpError}. */
export interface WorkbenchResourcesGroup {
  /**
   * Create a workbench resource. `POST /v2/workbenchResources/create`. Maturity: Development.
   * Creates a workbench resource, a place of production in a warehouse. The shape of the answer is not known, so it may not give the new id.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateWorkbenchResourceCommand, options?: CallOptions): Promise<unknown>;
  /**
   * Get a workbench resource. `GET /v2/workbenchResources/{id}`. Maturity: Development.
   * Returns one workbench resource by its id. The shape of the answer is not known.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: WorkbenchResourcesQueryWorkbenchResourceByIdParameters, options?: CallOptions): Promise<unknown>;
}

/** The methods of `workbenchResources` alone, without the rest of the client. */
export function workbenchResources(core: ErpCore): WorkbenchResourcesGroup {
  return buildGroup<WorkbenchResourcesGroup>(core, "erp.workbenchResources", {
    create: ["POST /v2/workbenchResources/create WorkbenchResources_CreateWorkbenchResource body", { bodyFields: "autoShowProcessParameterValuesInProduction description expiredComponentsUsage hostName name number replenishmentCreationStockReservationMode reservationMode warehouseId workbenchResourceTypeId" }],
    get: ["GET /v2/workbenchResources/{id} WorkbenchResources_QueryWorkbenchResourceById params"],
  });
}
