/** A tenant that a merchant has connected with the app. */
export interface TenantConnection {
  /** For the header `x-tenant-id`; in lower case. */
  tenantId: string;
  /** Who set it up; absent where the token names no user. */
  userId: string | undefined;
  connectedAt: Date;
}

/** Where connections are kept: `sqliteTenants(path)`, `postgresTenants({ pool })`, `memoryTenants()` for tests. */
export interface TenantStore {
  /** Keeps a connection; one that is there stays as it is. Resolves when it is safe; whether it is new. */
  connect(connection: TenantConnection): Promise<boolean>;
  find(tenantId: string): Promise<TenantConnection | undefined>;
  all(): Promise<TenantConnection[]>;
  /** Forgets a tenant; whether it was there. The platform tells nobody of an uninstallation (not shown). */
  remove(tenantId: string): Promise<boolean>;
}
