export { postgresTenants } from "../tenants/postgres.ts";
export type { PostgresTenantsOptions, TenantPool } from "../tenants/postgres.ts";
