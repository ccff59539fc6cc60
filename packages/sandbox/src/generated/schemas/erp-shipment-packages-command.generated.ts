// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpShipmentPackagesCommand: GroupSchemas = {
  operations: {
    ShipmentPackages_ChangePackageWeight: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      body: {"$ref":"ChangePackageWeightCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
    ShipmentPackages_CreateDeliverPackage: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      body: {"$ref":"CreateDeliverPackageCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    ChangePackageWeightCommand: () => ({
      additionalProperties: false,
      required: ["packageId","weight"],
      type: "object",
      properties: {
        packageId: {"type":"string"},
        weight: {"type":"number"},
      },
    }),
    CreateDeliverPackageCommand: () => ({
      additionalProperties: false,
      required: ["packageId"],
      type: "object",
      properties: {
        packageId: {"type":"string"},
        shippingDate: {"format":"date-time","type":"string"},
        trackingCode: {"type":"string"},
      },
    }),
  },
};
