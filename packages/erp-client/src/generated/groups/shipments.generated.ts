// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChangePackageWeightCommand, CreateDeliverPackageCommand } from "@kontor/erp-types";
import type { CallOptions, DownloadOptions } from "@kontor/http";
import { buildGroup, readDocument } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface ShipmentDownloadLabelParameters {
  packageId: string;
}

export interface ShipmentPackagesQueryOrderDataParameters {
  packageId: string;
}

export interface ShipmentPackageWeightParameters {
  packageId: string;
}

/** Operations on `shipments`. Every method throws an {@link ErpError}. */
export interface ShipmentsGroup {
  /**
   * Deliver a package with its tracking number. `POST /v2/package/deliver`. Maturity: Development.
   * Delivers a package: its id, tracking number and date stand in the body. The shape of the answer is not known.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deliverPackage(body: CreateDeliverPackageCommand, options?: CallOptions): Promise<unknown>;
  /**
   * Download a shipping label as PDF. `GET /v2/shipment/label/{packageId}`. Maturity: stable.
   * Downloads the PDF label of a package. 404 where the package or its label is missing. Declared as JSON text of base64, seen as raw PDF: look at the first bytes, as the client does.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  downloadLabel<Read = Uint8Array>(params: ShipmentDownloadLabelParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
  /**
   * Get the order data of a package. `GET /v2/package/QueryOrderData/{packageId}`. Maturity: Development.
   * Returns data of the order that a package belongs to. The shape of the answer is not known.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  getPackageOrderData(params: ShipmentPackagesQueryOrderDataParameters, options?: CallOptions): Promise<unknown>;
  /**
   * Update the weight of a package by command. `PATCH /v2/package/change`. Maturity: Development.
   * Changes the weight of a package that the body names. Its unit and the shape of the answer are not known.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updatePackageWeight(body: ChangePackageWeightCommand, options?: CallOptions): Promise<unknown>;
  /**
   * Set the weight of a package. `POST /v2/shipment/wms/shippingLine/packages/{packageId}/packageWeight`. Maturity: stable.
   * Sets the weight of a package on the shipping line. The body is the weight, a bare number; its unit is not known.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  weighPackage(params: ShipmentPackageWeightParameters, body: number, options?: CallOptions): Promise<unknown>;
}

/** The methods of `shipments` alone, without the rest of the client. */
export function shipments(core: ErpCore): ShipmentsGroup {
  return buildGroup<ShipmentsGroup>(core, "erp.shipments", {
    deliverPackage: ["POST /v2/package/deliver ShipmentPackages_CreateDeliverPackage body", { bodyFields: "packageId" }],
    downloadLabel: ["GET /v2/shipment/label/{packageId} Shipment_DownloadLabel params", { document: readDocument }],
    getPackageOrderData: ["GET /v2/package/QueryOrderData/{packageId} ShipmentPackages_QueryOrderData params"],
    updatePackageWeight: ["PATCH /v2/package/change ShipmentPackages_ChangePackageWeight body", { bodyFields: "packageId weight" }],
    weighPackage: ["POST /v2/shipment/wms/shippingLine/packages/{packageId}/packageWeight Shipment_PackageWeight params body"],
  });
}
