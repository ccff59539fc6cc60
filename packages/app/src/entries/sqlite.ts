export { sqliteTenants } from "../tenants/sqlite.ts";
