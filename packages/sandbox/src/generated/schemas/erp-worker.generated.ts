// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpWorker: GroupSchemas = {
  operations: {
    Worker_ConfigureSync: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"WorkerSyncItem"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"syncId":{"$ref":"WorkerSyncKey"}},"required":["syncId"],"type":"object"},
      body: {"$ref":"CreateWorkerSyncConfiguration"},
      default: {"$ref":"ErrorResponse"},
    }),
    Worker_GetWorkerStatus: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"WorkerSyncStatus"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      query: {"properties":{"syncId":{"$ref":"WorkerSyncKey"}},"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    Worker_GetWorkerSyncs: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"WorkerSyncItem"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
    Worker_SyncControl: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"syncId":{"$ref":"WorkerSyncKey"}},"required":["syncId"],"type":"object"},
      body: {"$ref":"PutWorkerSyncAction"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    Config: () => ({
      type: "object",
      properties: {
        currentValue: {"type":"string"},
        displayDescription: {"type":"string"},
        displayName: {"type":"string"},
        identifier: {"$ref":"ConfigurationKey"},
        isRequired: {"type":"boolean"},
        type: {"type":"string"},
      },
    }),
    ConfigurationKey: () => ({"format":"uuid","type":"string"}),
    CreateConfigItem: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        identifier: {"$ref":"ConfigurationKey"},
        value: {"type":"string"},
      },
    }),
    CreateWorkerSyncConfiguration: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        configs: {"items":{"$ref":"CreateConfigItem"},"type":"array"},
        interval: {"format":"duration","type":"string"},
      },
    }),
    PutWorkerSyncAction: () => ({
      additionalProperties: false,
      required: ["action"],
      type: "object",
      properties: {
        action: {"$ref":"WorkerControlAction"},
      },
    }),
    SyncState: () => ({"enum":[0,1,2,3,4,5,6,7],"format":"int32","type":"integer"}),
    WorkerControlAction: () => ({"enum":[0,1,2],"format":"int32","type":"integer"}),
    WorkerSyncItem: () => ({
      type: "object",
      properties: {
        configurations: {"items":{"$ref":"Config"},"type":"array"},
        identifier: {"$ref":"WorkerSyncKey"},
        interval: {"format":"duration","type":"string"},
        reportProgress: {"type":"boolean"},
        salesChannelId: {"type":"string"},
        salesChannelName: {"type":"string"},
        syncName: {"type":"string"},
      },
    }),
    WorkerSyncKey: () => ({"format":"uuid","type":"string"}),
    WorkerSyncStatus: () => ({
      type: "object",
      properties: {
        identifier: {"$ref":"WorkerSyncKey"},
        lastSync: {"format":"date-time","type":"string"},
        nextSync: {"format":"date-time","type":"string"},
        progress: {"format":"double","type":"number"},
        progressText: {"type":"string"},
        state: {"$ref":"SyncState"},
      },
    }),
  },
};
