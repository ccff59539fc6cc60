// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateWorkerSyncConfiguration, PutWorkerSyncAction, WorkerSyncItem, WorkerSyncKey, WorkerSyncStatus } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeWorkerSyncItem, decodeWorkerSyncStatus } from "../decoders/workers.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface WorkerSyncControlParameters {
  /** Key of a sync that runs in the background. `Worker_GetWorkerSyncs` answers it as `identifier`. */
  syncId: WorkerSyncKey;
}

export interface WorkerGetWorkerStatusParameters {
  /** Key of a sync that runs in the background. `Worker_GetWorkerSyncs` answers it as `identifier`. */
  syncId?: WorkerSyncKey | undefined;
}

export interface WorkerConfigureSyncParameters {
  /** Key of a sync that runs in the background. `Worker_GetWorkerSyncs` answers it as `identifier`. */
  syncId: WorkerSyncKey;
}

/** Operations on `workers`. Every method throws an {@link ErpError}. */
export interface WorkersGroup {
  /**
   * Start or stop a worker sync. `PUT /v2/workers/{syncId}`, scope `system.worker.write`. Maturity: Planned.
   * Starts, stops or restarts a worker sync. Never repeat it blindly.
   * It is not sent again when its answer is lost, because a second one may change more.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  controlSync(params: WorkerSyncControlParameters, body: PutWorkerSyncAction, options?: CallOptions): Promise<void>;
  /**
   * List the status of worker syncs. `GET /v2/workers/status`, scope `system.worker.read`. Maturity: Planned.
   * Lists the state of the worker syncs, their progress, and the times of the last and the next run; of one of them, if `syncId` names it.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listSyncStatuses(params?: WorkerGetWorkerStatusParameters, options?: CallOptions): Promise<WorkerSyncStatus[]>;
  /**
   * List worker syncs. `GET /v2/workers`, scope `system.worker.read`. Maturity: Planned.
   * Lists the worker syncs, the background jobs of the ERP, with sales channel, interval and settings. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listSyncs(options?: CallOptions): Promise<WorkerSyncItem[]>;
  /**
   * Configure a worker sync. `POST /v2/workers/{syncId}`, scope `system.worker.write`. Maturity: Planned.
   * Changes a worker sync that exists, though it is a POST.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateSync(params: WorkerConfigureSyncParameters, body: CreateWorkerSyncConfiguration, options?: CallOptions): Promise<WorkerSyncItem>;
}

/** The methods of `workers` alone, without the rest of the client. */
export function workers(core: ErpCore): WorkersGroup {
  return buildGroup<WorkersGroup>(core, "erp.workers", {
    controlSync: ["PUT /v2/workers/{syncId} Worker_SyncControl params body", { repeats: false, bodyFields: "action", answer: "none" }],
    listSyncStatuses: ["GET /v2/workers/status Worker_GetWorkerStatus params", { query: ["syncId"], decode: /* @__PURE__ */ list(decodeWorkerSyncStatus) }],
    listSyncs: ["GET /v2/workers Worker_GetWorkerSyncs", { decode: /* @__PURE__ */ list(decodeWorkerSyncItem) }],
    updateSync: ["POST /v2/workers/{syncId} Worker_ConfigureSync params body", { decode: decodeWorkerSyncItem }],
  });
}
