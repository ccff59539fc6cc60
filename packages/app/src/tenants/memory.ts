import { checkNoOptions } from "./check-no-options.ts";
import type { TenantConnection, TenantStore } from "./store.ts";

/**
 * Keeps connections in memory until the process ends. It is meant for tests.
 *
 * @throws {ArgumentError} If options are given: there are none.
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
