// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A config.
 * @see documented
 */
export interface Config {
  /** Current value. */
  currentValue?: string;
  /** Display description. */
  displayDescription?: string;
  /** Display name. */
  displayName?: string;
  /** Identifier. */
  identifier?: ConfigurationKey;
  /** Whether it is required. */
  isRequired?: boolean;
  /** Type. */
  type?: string;
}

/**
 * Key of a configuration.
 * @see documented
 */
export type ConfigurationKey = string;

/**
 * The data of a new config item.
 * @see documented
 */
export interface CreateConfigItem {
  /** Identifier. */
  identifier?: ConfigurationKey;
  /** Value. */
  value?: string;
}

/**
 * The data of a new worker sync configuration.
 * @see documented
 */
export interface CreateWorkerSyncConfiguration {
  /** Configs. */
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
 * A sync state. An open set.
 * @see documented
 */
export type SyncState = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * A worker control action. An open set.
 * @see documented
 */
export type WorkerControlAction = 0 | 1 | 2;

/**
 * A worker sync item.
 * @see documented
 */
export interface WorkerSyncItem {
  /** Configurations. */
  configurations?: Config[];
  /** Identifier. */
  identifier?: WorkerSyncKey;
  /** Time between two runs, an ISO 8601 duration. */
  interval?: string;
  /** Yes or no: report progress. */
  reportProgress?: boolean;
  /** The sales channel. */
  salesChannelId?: string;
  /** Sales channel name. */
  salesChannelName?: string;
  /** Sync name. */
  syncName?: string;
}

/**
 * Key of a worker sync.
 * @see documented
 */
export type WorkerSyncKey = string;

/**
 * A worker sync status.
 * @see documented
 */
export interface WorkerSyncStatus {
  /** Identifier. */
  identifier?: WorkerSyncKey;
  /** Last sync. */
  lastSync?: string;
  /** Next sync. */
  nextSync?: string;
  /** How far it is. */
  progress?: number;
  /** Progress text. */
  progressText?: string;
  /** State or province. */
  state?: SyncState;
}
