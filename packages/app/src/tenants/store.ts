import { readOptions } from "@kontor/http/internal";

/** A tenant that a merchant has connected with the app. */
export interface TenantConnection {
  /** For the header `x-tenant-id`; in lower case. */
  tenantId: string;
  /** The user who set up the app; absent if the token names none. */
  userId: string | undefined;
  connectedAt: Date;
}

/** Keeps connections: `sqliteTenants(path)`, `postgresTenants({ pool })`, `memoryTenants()` for tests. */
export interface TenantStore {
  /** Adds a connection; an existing one stays as it is. Resolves once the connection is safe from a crash: `true` if it is new. */
  connect(connection: TenantConnection): Promise<boolean>;
  /** Finds a connection; `undefined` if there is none, also for an id that is no UUID. */
  find(tenantId: string): Promise<TenantConnection | undefined>;
  all(): Promise<TenantConnection[]>;
  /** Removes a connection and says whether it existed. The platform does not report an uninstallation (not shown). */
  remove(tenantId: string): Promise<boolean>;
}

/**
 * Keeps connections in memory until the process ends. It is meant for tests.
 *
 * @throws {ArgumentError} If options are given: there are none.
 * @see given spec §6.2
 */
export function memoryTenants(...none: []): TenantStore {
  readOptions<object, object>("keep tenants", (none as object[])[0], {});
  const tenants = new Map<string, TenantConnection>();
  return {
    async connect(connection) {
      const { tenantId } = connection;
      if (tenants.has(tenantId)) return false;
      tenants.set(tenantId, connection);
      return true;
    },
    find: async (tenantId) => tenants.get(tenantId.toLowerCase()),
    all: async () => [...tenants.values()],
    remove: async (tenantId) => tenants.delete(tenantId.toLowerCase()),
  };
}
