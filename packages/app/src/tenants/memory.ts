import { checkNoOptions } from "./refuse-options.ts";
import type { TenantConnection, TenantStore } from "./store.ts";

/**
 * Keeps connections as long as the process lives: for tests.
 *
 * @throws {ArgumentError} If options are given, as there is none.
 * @see given spec §6.2
 */
export function memoryTenants(...none: []): TenantStore {
  checkNoOptions("keep tenants", none);
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
