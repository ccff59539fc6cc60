// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateManufacturer, Manufacturer, ManufacturerKey, UpdateManufacturer } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeManufacturer } from "../decoders/manufacturers.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface ManufacturerDeleteManufacturerParameters {
  /** Key of a manufacturer. `Manufacturer_QueryManufacturers` lists the manufacturers with it. */
  manufacturerId: ManufacturerKey;
}

export interface ManufacturerGetManufacturerParameters {
  /** Key of a manufacturer. `Manufacturer_QueryManufacturers` lists the manufacturers with it. */
  manufacturerId: ManufacturerKey;
}

export interface ManufacturerUpdateManufacturerParameters {
  /** Key of a manufacturer. `Manufacturer_QueryManufacturers` lists the manufacturers with it. */
  manufacturerId: ManufacturerKey;
}

/** Operations on `manufacturers`. Every method throws an {@link ErpError}. */
export interface ManufacturersGroup {
  /**
   * Create a manufacturer. `POST /v2/manufacturers`, scope `items.write`. Maturity: Development.
   * Creates a manufacturer and answers it with its id. No field is required by the platform's description.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateManufacturer, options?: CallOptions): Promise<Manufacturer>;
  /**
   * Delete a manufacturer. `DELETE /v2/manufacturers/{manufacturerId}`, scope `items.write`. Maturity: Development.
   * Deletes a manufacturer. What becomes of its items is not known.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  delete(params: ManufacturerDeleteManufacturerParameters, options?: CallOptions): Promise<void>;
  /**
   * Get a manufacturer. `GET /v2/manufacturers/{manufacturerId}`, scope `items.read`. Maturity: Development.
   * Returns one manufacturer: name, website, contact, image and texts by language.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: ManufacturerGetManufacturerParameters, options?: CallOptions): Promise<Manufacturer>;
  /**
   * List manufacturers. `GET /v2/manufacturers`, scope `items.read`. Maturity: Development.
   * Lists all manufacturers with website, contact and texts by language. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<Manufacturer[]>;
  /**
   * Update a manufacturer. `PATCH /v2/manufacturers/{manufacturerId}`, scope `items.write`. Maturity: Development.
   * Changes a manufacturer and answers it.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  update(params: ManufacturerUpdateManufacturerParameters, body: UpdateManufacturer, options?: CallOptions): Promise<Manufacturer>;
}

/** The methods of `manufacturers` alone, without the rest of the client. */
export function manufacturers(core: ErpCore): ManufacturersGroup {
  return buildGroup<ManufacturersGroup>(core, "erp.manufacturers", {
    create: ["POST /v2/manufacturers Manufacturer_CreateManufacturer body", { decode: decodeManufacturer }],
    delete: ["DELETE /v2/manufacturers/{manufacturerId} Manufacturer_DeleteManufacturer params", { answer: "none" }],
    get: ["GET /v2/manufacturers/{manufacturerId} Manufacturer_GetManufacturer params", { decode: decodeManufacturer }],
    list: ["GET /v2/manufacturers Manufacturer_QueryManufacturers", { decode: /* @__PURE__ */ list(decodeManufacturer) }],
    update: ["PATCH /v2/manufacturers/{manufacturerId} Manufacturer_UpdateManufacturer params body", { decode: decodeManufacturer }],
  });
}
