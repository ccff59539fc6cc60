// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/** @see documented */
export interface Config {
  /** Value that holds now. */
  currentValue?: string;
  /** Description of the setting, as people read it. */
  displayDescription?: string;
  /** Name of the setting, as people read it. */
  displayName?: string;
  /** The setting. */
  identifier?: ConfigurationKey;
  /** Whether it is required. */
  isRequired?: boolean;
  type?: string;
}

/**
 * Key of a setting of a background sync. `Worker_GetWorkerSyncs` answers it in `configurations`.
 * @see documented
 */
export type ConfigurationKey = string;

/**
 * The data of a new config item.
 * @see documented
 */
export interface CreateConfigItem {
  /** Key of a setting of a background sync. `Worker_GetWorkerSyncs` answers it in `configurations`. */
  identifier?: ConfigurationKey;
  value?: string;
}

/**
 * The data of a new worker sync configuration.
 * @see documented
 */
export interface CreateWorkerSyncConfiguration {
  /** Settings to change. */
  configs?: CreateConfigItem[];
  /** Time between two runs, an ISO 8601 duration. */
  interval?: string;
}

/**
 * The data that replaces a worker sync action.
 * @see documented
 */
export interface PutWorkerSyncAction {
  /** 0 start, 1 stop, 2 restart. */
  action: WorkerControlAction;
}

/**
 * An open set: other values may come. Values: 0 suspended, 1 starting, 2 running, 3 finished successfully, 4 sleeping error, 5 stopping, 6 sleeping after an error, locked, 7 deactivated.
 * @see documented
 */
export type SyncState = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * An open set: other values may come. Values: 0 start, 1 stop, 2 restart.
 * @see documented
 */
export type WorkerControlAction = 0 | 1 | 2;

/** @see documented */
export interface WorkerSyncItem {
  /** Settings of the sync. */
  configurations?: Config[];
  /** Key of a sync that runs in the background. `Worker_GetWorkerSyncs` answers it as `identifier`. */
  identifier?: WorkerSyncKey;
  /** Time between two runs, an ISO 8601 duration. */
  interval?: string;
  /** Whether the sync reports its progress. */
  reportProgress?: boolean;
  salesChannelId?: string;
  salesChannelName?: string;
  syncName?: string;
}

/**
 * Key of a sync that runs in the background. `Worker_GetWorkerSyncs` answers it as `identifier`.
 * @see documented
 */
export type WorkerSyncKey = string;

/** @see documented */
export interface WorkerSyncStatus {
  /** Key of a sync that runs in the background. `Worker_GetWorkerSyncs` answers it as `identifier`. */
  identifier?: WorkerSyncKey;
  /** Date and time of the last run. */
  lastSync?: string;
  /** Date and time of the next run. */
  nextSync?: string;
  /** How far it is. */
  progress?: number;
  /** Progress in words. */
  progressText?: string;
  /** State or province. */
  state?: SyncState;
}
