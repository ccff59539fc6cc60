// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { WarehouseKey, WorkbenchResourceTypeKey } from "./shared.generated.ts";

/**
 * The data of a new workbench resource.
 * @see documented
 */
export interface CreateWorkbenchResourceCommand {
  /** Whether process parameter values are shown in production by themselves. */
  autoShowProcessParameterValuesInProduction: boolean;
  description: string;
  /** An open set: other values may come. Values: 0 not permitted, 1 permitted. */
  expiredComponentsUsage: ExpiredComponentsUsage;
  hostName: string;
  name: string;
  /** Number that people use. */
  number: string;
  /** An open set: other values may come. Values: 0 none, 1 user prompt, 2 auto. */
  replenishmentCreationStockReservationMode: ReplenishmentCreationAvailableStockReservationMode;
  /** An open set: other values may come. Values: 0 operation, 1 iteration, 2 session. */
  reservationMode: ReservationMode;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId: WarehouseKey;
  /** Key of a type of production resources. `WorkbenchResourceTypes_CreateWorkbenchResourceType` makes one; the shape of its answer is not known. */
  workbenchResourceTypeId: WorkbenchResourceTypeKey;
}

/**
 * An open set: other values may come. Values: 0 not permitted, 1 permitted.
 * @see documented
 */
export type ExpiredComponentsUsage = 0 | 1;

/**
 * An open set: other values may come. Values: 0 none, 1 user prompt, 2 auto.
 * @see documented
 */
export type ReplenishmentCreationAvailableStockReservationMode = 0 | 1 | 2;

/**
 * An open set: other values may come. Values: 0 operation, 1 iteration, 2 session.
 * @see documented
 */
export type ReservationMode = 0 | 1 | 2;

/**
 * Key of a resource of production. `WorkbenchResources_CreateWorkbenchResource` makes one; the shape of its answer is not known.
 * @see documented
 */
export type WorkbenchResourceKey = string;
