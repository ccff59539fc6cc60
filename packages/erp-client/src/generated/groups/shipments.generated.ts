// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CallOptions } from "@kontor/http";
import { readDocument } from "@kontor/http/parts";
import type { ErpCore } from "../core.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface ShipmentDownloadLabelParameters {
  /** The package. */
  packageId: string;
}

/** Operations on `shipments`. Every method throws an {@link ErpError}. */
export interface ShipmentsGroup {
  /**
   * Downloads a shipping label. `GET /v2/shipment/label/{packageId}`. Maturity: stable.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  downloadLabel(params: ShipmentDownloadLabelParameters, options?: CallOptions): Promise<Uint8Array>;
}

/** The methods of `shipments` alone, without the rest of the client. */
export function shipments(core: ErpCore): ShipmentsGroup {
  return {
    downloadLabel: (params, options) => core.call({ options, operation: "Shipment_DownloadLabel", call: "erp.shipments.downloadLabel", method: "GET", path: "/v2/shipment/label/{packageId}", params, required: ["packageId"], document: readDocument }) as Promise<Uint8Array>,
  };
}
