export { postgresTenants, type PostgresTenantsOptions, type TenantPool } from "../tenants/postgres.ts";
