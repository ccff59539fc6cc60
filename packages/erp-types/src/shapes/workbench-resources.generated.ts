// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { WarehouseKey, WorkbenchResourceTypeKey } from "./shared.generated.ts";

/**
 * The data of a new workbench resource.
 * @see documented
 */
export interface CreateWorkbenchResourceCommand {
  /** Whether process parameter values are shown in production by themselves. */
  autoShowProcessParameterValuesInProduction: boolean;
  /** Description. */
  description: string;
  /** Expired components usage. */
  expiredComponentsUsage: ExpiredComponentsUsage;
  /** Host name. */
  hostName: string;
  /** Name. */
  name: string;
  /** Number that people use. */
  number: string;
  /** Replenishment creation stock reservation mode. */
  replenishmentCreationStockReservationMode: ReplenishmentCreationAvailableStockReservationMode;
  /** Reservation mode. */
  reservationMode: ReservationMode;
  /** The warehouse. */
  warehouseId: WarehouseKey;
  /** The workbench resource type. */
  workbenchResourceTypeId: WorkbenchResourceTypeKey;
}

/**
 * An expired components usage. An open set. Values: 0 not permitted, 1 permitted.
 * @see documented
 */
export type ExpiredComponentsUsage = 0 | 1;

/**
 * A replenishment creation available stock reservation mode. An open set. Values: 0 none, 1 user prompt, 2 auto.
 * @see documented
 */
export type ReplenishmentCreationAvailableStockReservationMode = 0 | 1 | 2;

/**
 * A reservation mode. An open set. Values: 0 operation, 1 iteration, 2 session.
 * @see documented
 */
export type ReservationMode = 0 | 1 | 2;

/**
 * Key of a workbench resource.
 * @see documented
 */
export type WorkbenchResourceKey = string;
