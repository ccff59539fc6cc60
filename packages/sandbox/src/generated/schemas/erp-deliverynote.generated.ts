// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../platform/validate/schema.ts";

export const erpDeliverynote: GroupSchemas = {
  operations: {
    DeliveryNote_GetDeliveryNote: () => ({
      header: "api-version x-appid* x-appversion* x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"DeliveryNote"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"deliveryNoteId":{"$ref":"DeliveryNoteKey"}},"required":["deliveryNoteId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    DeliveryNote_GetDeliveryNotePackages: () => ({
      header: "api-version x-appid* x-appversion* x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"DeliveryNotePackage"},"type":"array"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"deliveryNoteId":{"$ref":"DeliveryNoteKey"}},"required":["deliveryNoteId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    DeliveryNote_MailDeliveryNote: () => ({
      header: "api-version x-appid* x-appversion* x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      query: {"properties":{"formId":{"format":"uuid","type":"string"}},"type":"object"},
      path: {"properties":{"deliveryNoteId":{"$ref":"DeliveryNoteKey"}},"required":["deliveryNoteId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    DeliveryNote_PatchPackageData: () => ({
      header: "api-version x-appid* x-appversion* x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"DeliveryNotePackage"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"packageId":{"$ref":"PackageKey"}},"required":["packageId"],"type":"object"},
      body: {"$ref":"UpdateDeliveryNotePackagePosting"},
      default: {"$ref":"ErrorResponse"},
    }),
    DeliveryNote_PdfDeliveryNote: () => ({
      header: "api-version x-appid* x-appversion* x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      query: {"properties":{"formId":{"format":"uuid","type":"string"}},"type":"object"},
      path: {"properties":{"deliveryNoteId":{"$ref":"DeliveryNoteKey"}},"required":["deliveryNoteId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    DeliveryNote_PostPackageDataForDeliveryNote: () => ({
      header: "api-version x-appid* x-appversion* x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"items":{"$ref":"DeliveryNotePackage"},"type":"array"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"deliveryNoteId":{"$ref":"DeliveryNoteKey"}},"required":["deliveryNoteId"],"type":"object"},
      body: {"items":{"$ref":"CreateDeliveryNotePackagePosting"},"type":"array"},
      default: {"$ref":"ErrorResponse"},
    }),
    DeliveryNote_PrintDeliveryNote: () => ({
      header: "api-version x-appid* x-appversion* x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      query: {"properties":{"formId":{"format":"uuid","type":"string"},"printer":{"minLength":1,"type":"string"}},"type":"object"},
      path: {"properties":{"deliveryNoteId":{"$ref":"DeliveryNoteKey"}},"required":["deliveryNoteId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    DeliveryNote_QueryDeliveryNotes: () => ({
      header: "api-version x-appid* x-appversion* x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"DeliveryNotePage"},
      query: {"properties":{"IsExisting":{"type":"boolean"},"customerId":{"$ref":"CustomerKey"},"pageNumber":{"format":"int32","minimum":1,"type":"integer"},"pageSize":{"format":"int32","minimum":1,"type":"integer"},"salesOrderNumber":{"minLength":1,"type":"string"},"salesOrderNumberId":{"$ref":"SalesOrderKey"}},"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    DeliveryNote_TriggerDeliveryNoteWorkflow: () => ({
      header: "api-version x-appid* x-appversion* x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      path: {"properties":{"deliveryNoteId":{"$ref":"DeliveryNoteKey"},"workflowEventId":{"$ref":"DeliveryNoteWorkflowEvent"}},"required":["deliveryNoteId","workflowEventId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateDeliveryNotePackagePosting: () => ({
      additionalProperties: false,
      required: ["trackingID"],
      type: "object",
      properties: {
        comment: {"type":"string"},
        shippedDate: {"format":"date-time","type":"string"},
        trackingID: {"type":"string"},
      },
    }),
    DeliveryNote: () => ({
      type: "object",
      properties: {
        deliveryNoteDate: {"format":"date-time","type":"string"},
        id: {"$ref":"DeliveryNoteKey"},
        number: {"type":"string"},
        packages: {"items":{"$ref":"DeliveryNotePackage"},"type":"array"},
      },
    }),
    DeliveryNoteKey: () => ({"format":"uuid","type":"string"}),
    DeliveryNotePackage: () => ({
      type: "object",
      properties: {
        comment: {"type":"string"},
        id: {"$ref":"PackageKey"},
        packageDate: {"format":"date-time","type":"string"},
        shippedDate: {"format":"date-time","type":"string"},
        shippingMethodId: {"$ref":"ShippingMethodKey"},
        trackingID: {"type":"string"},
        trackingUrl: {"type":"string"},
        weights: {"type":"number"},
      },
    }),
    DeliveryNotePage: () => ({
      type: "object",
      properties: {
        hasNextPage: {"type":"boolean"},
        hasPreviousPage: {"type":"boolean"},
        items: {"items":{"$ref":"DeliveryNote"},"type":"array"},
        nextPageNumber: {"format":"int32","type":"integer"},
        pageNumber: {"format":"int32","type":"integer"},
        pageSize: {"format":"int32","type":"integer"},
        previousPageNumber: {"format":"int32","type":"integer"},
        totalItems: {"format":"int32","type":"integer"},
        totalPages: {"format":"int32","type":"integer"},
      },
    }),
    DeliveryNoteWorkflowEvent: () => ({"enum":[1,2,3],"format":"int32","type":"integer"}),
    PackageKey: () => ({"format":"uuid","type":"string"}),
    UpdateDeliveryNotePackagePosting: () => ({
      additionalProperties: false,
      required: ["trackingID"],
      type: "object",
      properties: {
        comment: {"type":"string"},
        shippedDate: {"format":"date-time","type":"string"},
        trackingID: {"type":"string"},
      },
    }),
  },
};
