// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { DeliveryStatusKey } from "./shared.generated.ts";

/** @see documented */
export interface Availability {
  /** Key of an availability of items, which the ERP also calls a delivery status. `Availability_QueryAvailabilities` lists them with it. */
  id?: DeliveryStatusKey;
  name?: string;
}
