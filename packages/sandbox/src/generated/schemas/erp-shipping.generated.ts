// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpShipping: GroupSchemas = {
  operations: {
    DeliveryApi_CancelReservation: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateCancelReservationRequest"},
      default: {"$ref":"ErrorResponse"},
    }),
    DeliveryApi_DeliverSalesOrder: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"DeliverResponse"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      500: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateDeliverRequest"},
      default: {"$ref":"ErrorResponse"},
    }),
    DeliveryApi_QueryReservations: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"PickListReservationsPage"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      500: {"$ref":"ErrorResponse"},
      query: {"properties":{"pageNumber":{"format":"int32","minimum":1,"type":"integer"},"pageSize":{"format":"int32","minimum":1,"type":"integer"}},"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    DeliveryApi_ReassignStock: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"ReassignResponse"},
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateReassignRequest"},
      default: {"$ref":"ErrorResponse"},
    }),
    DeliveryApi_ReserveSalesOrders: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"ReserveResponse"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateReserveRequest"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateCancelReservationRequest: () => ({
      additionalProperties: false,
      required: ["picklistIds"],
      type: "object",
      properties: {
        picklistIds: {"items":{"$ref":"PickListKey"},"type":"array"},
      },
    }),
    CreateDeliverOptions: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        isCreateInvoice: {"type":"boolean"},
        isDelilveryNotePerWarehouse: {"type":"boolean"},
        isInvoiceForOnlySendItems: {"type":"boolean"},
        isSetDispatch: {"type":"boolean"},
      },
    }),
    CreateDeliverRequest: () => ({
      additionalProperties: false,
      required: ["deliveryPackage","isPartialDelivery","picklistIds"],
      type: "object",
      properties: {
        deliverOptions: {"$ref":"CreateDeliverOptions"},
        deliveryPackage: {"items":{"$ref":"CreateDeliveryPackage"},"type":"array"},
        deliveryPositionNotes: {"items":{"$ref":"CreateDeliveryPositionNotes"},"type":"array"},
        deliverySerialNumbers: {"items":{"$ref":"CreateDeliverySerialNumber"},"type":"array"},
        isPartialDelivery: {"type":"boolean"},
        picklistIds: {"items":{"$ref":"PickListKey"},"type":"array"},
      },
    }),
    CreateDeliveryPackage: () => ({
      additionalProperties: false,
      required: ["salesOrderId","shippingMethodId","weight"],
      type: "object",
      properties: {
        enclosedReturnIdentCode: {"type":"string"},
        note: {"type":"string"},
        salesOrderId: {"$ref":"SalesOrderKey"},
        shippingDate: {"format":"date-time","type":"string"},
        shippingMethodId: {"$ref":"ShippingMethodKey"},
        trackingId: {"type":"string"},
        weight: {"type":"number"},
      },
    }),
    CreateDeliveryPositionNotes: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        note: {"type":"string"},
        salesOrderPositionId: {"$ref":"SalesOrderLineItemKey"},
      },
    }),
    CreateDeliverySalesOrder: () => ({
      additionalProperties: false,
      required: ["salesOrderId"],
      type: "object",
      properties: {
        salesOrderId: {"$ref":"SalesOrderKey"},
      },
    }),
    CreateDeliverySalesOrderPosition: () => ({
      additionalProperties: false,
      required: ["amount","salesOrderPositionId"],
      type: "object",
      properties: {
        amount: {"type":"number"},
        salesOrderPositionId: {"$ref":"SalesOrderLineItemKey"},
      },
    }),
    CreateDeliverySerialNumber: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        description1: {"type":"string"},
        description2: {"type":"string"},
        pickpositionId: {"$ref":"PickListPositionKey"},
        serialNumber: {"type":"string"},
      },
    }),
    CreateDeliverySource: () => ({
      additionalProperties: false,
      required: ["priority","type"],
      type: "object",
      properties: {
        contactPersonId: {"format":"int32","type":"integer"},
        id: {"format":"int32","type":"integer"},
        priority: {"format":"int32","type":"integer"},
        type: {"$ref":"DeliverySourceType"},
      },
    }),
    CreatePickListReserveOptions: () => ({
      additionalProperties: false,
      required: ["picklistPerOrder"],
      type: "object",
      properties: {
        picklistPerOrder: {"type":"boolean"},
      },
    }),
    CreateReassignRequest: () => ({
      additionalProperties: false,
      required: ["deliverySources","picklistReserveOptions","salesOrderPositions"],
      type: "object",
      properties: {
        deliverySources: {"items":{"$ref":"CreateDeliverySource"},"type":"array"},
        picklistReserveOptions: {"$ref":"CreatePickListReserveOptions"},
        salesOrderPositions: {"items":{"$ref":"CreateDeliverySalesOrderPosition"},"type":"array"},
      },
    }),
    CreateReserveRequest: () => ({
      additionalProperties: false,
      required: ["deliverySources","picklistReserveOptions","salesOrders"],
      type: "object",
      properties: {
        deliverySources: {"items":{"$ref":"CreateDeliverySource"},"type":"array"},
        picklistReserveOptions: {"$ref":"CreatePickListReserveOptions"},
        salesOrders: {"items":{"$ref":"CreateDeliverySalesOrder"},"type":"array"},
      },
    }),
    DeliverResponse: () => ({
      type: "object",
      properties: {
        deliveredOrders: {"items":{"format":"int32","type":"integer"},"type":"array"},
        newDeliveryNotes: {"items":{"format":"int32","type":"integer"},"type":"array"},
        newFulfillmentOrders: {"items":{"format":"int32","type":"integer"},"type":"array"},
        newOrders: {"items":{"format":"int32","type":"integer"},"type":"array"},
        newPicklists: {"items":{"format":"int32","type":"integer"},"type":"array"},
        newSupplierOrders: {"items":{"format":"int32","type":"integer"},"type":"array"},
        processedPicklists: {"items":{"format":"int32","type":"integer"},"type":"array"},
        splitOrders: {"items":{"format":"int32","type":"integer"},"type":"array"},
      },
    }),
    DeliveryPickList: () => ({
      type: "object",
      properties: {
        picklistId: {"$ref":"PickListKey"},
      },
    }),
    DeliverySourceType: () => ({"enum":[0,1,2,3,4],"format":"int32","type":"integer"}),
    OrderReservation: () => ({
      type: "object",
      properties: {
        completelyReserved: {"type":"boolean"},
        reservations: {"items":{"$ref":"Reservation"},"type":"array"},
        salesOrderId: {"$ref":"SalesOrderKey"},
      },
    }),
    PickListReservationOrder: () => ({
      type: "object",
      properties: {
        reservations: {"items":{"$ref":"PickListReservationOrderPosition"},"type":"array"},
        salesOrderId: {"$ref":"SalesOrderKey"},
      },
    }),
    PickListReservationOrderPosition: () => ({
      type: "object",
      properties: {
        amount: {"type":"number"},
        itemId: {"$ref":"ItemKey"},
        pickPositionId: {"$ref":"PickListPositionKey"},
        salesOrderPositionId: {"$ref":"SalesOrderLineItemKey"},
      },
    }),
    PickListReservations: () => ({
      type: "object",
      properties: {
        contactPersonId: {"$ref":"ContactPersonKey"},
        orders: {"items":{"$ref":"PickListReservationOrder"},"type":"array"},
        picklistId: {"$ref":"PickListKey"},
        sessionId: {"format":"int32","type":"integer"},
        supplierId: {"$ref":"SupplierKey"},
        timestamp: {"format":"date-time","type":"string"},
        warehouseId: {"$ref":"WarehouseKey"},
      },
    }),
    PickListReservationsPage: () => ({
      type: "object",
      properties: {
        hasNextPage: {"type":"boolean"},
        hasPreviousPage: {"type":"boolean"},
        items: {"items":{"$ref":"PickListReservations"},"type":"array"},
        nextPageNumber: {"format":"int32","type":"integer"},
        pageNumber: {"format":"int32","type":"integer"},
        pageSize: {"format":"int32","type":"integer"},
        previousPageNumber: {"format":"int32","type":"integer"},
        totalItems: {"format":"int32","type":"integer"},
        totalPages: {"format":"int32","type":"integer"},
      },
    }),
    ReassignResponse: () => ({
      type: "object",
      properties: {
        picklists: {"items":{"$ref":"DeliveryPickList"},"type":"array"},
        salesOrderPositions: {"items":{"$ref":"SalesOrderPositionReservation"},"type":"array"},
      },
    }),
    Reservation: () => ({
      type: "object",
      properties: {
        amount: {"type":"number"},
        contactPersonId: {"format":"int32","type":"integer"},
        salesOrderPositionId: {"$ref":"SalesOrderLineItemKey"},
        supplierId: {"$ref":"SupplierKey"},
        warehouseId: {"$ref":"WarehouseKey"},
      },
    }),
    ReserveResponse: () => ({
      type: "object",
      properties: {
        orderReservations: {"items":{"$ref":"OrderReservation"},"type":"array"},
        picklists: {"items":{"$ref":"DeliveryPickList"},"type":"array"},
      },
    }),
    SalesOrderPositionReservation: () => ({
      type: "object",
      properties: {
        reservations: {"items":{"$ref":"Reservation"},"type":"array"},
        salesOrderPositionId: {"$ref":"SalesOrderLineItemKey"},
      },
    }),
  },
};
