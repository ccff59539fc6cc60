// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Config, WorkerSyncItem, WorkerSyncStatus } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, number, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `Config`; keeps fields it does not know. */
export const decodeConfig: Decoder<Config> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<Config>(
  {},
  {
    currentValue: text,
    displayDescription: text,
    displayName: text,
    identifier: text,
    isRequired: boolean,
    type: text,
  },
));

/** Reads a `WorkerSyncItem`; keeps fields it does not know. */
export const decodeWorkerSyncItem: Decoder<WorkerSyncItem> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<WorkerSyncItem>(
  {},
  {
    configurations: /* @__PURE__ */ list(decodeConfig),
    identifier: text,
    interval: text,
    reportProgress: boolean,
    salesChannelId: text,
    salesChannelName: text,
    syncName: text,
  },
));

/** Reads a `WorkerSyncStatus`; keeps fields it does not know. */
export const decodeWorkerSyncStatus: Decoder<WorkerSyncStatus> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<WorkerSyncStatus>(
  {},
  {
    identifier: text,
    lastSync: text,
    nextSync: text,
    progress: number,
    progressText: text,
    state: integer,
  },
));
