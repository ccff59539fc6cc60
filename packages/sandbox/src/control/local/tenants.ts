import { withoutTenantId } from "../../operations/rules/without-tenant-id.ts";
import type { PlatformState } from "../../platform/state.ts";
import { applySeed } from "../../seed/apply.ts";
import { checkTenant } from "../../seed/read.ts";
import type { SandboxControl } from "../control.ts";

const TENANT_TABLES = ["categories", "taxClasses", "items", "companies", "users", "pickLists", "packages"] as const;

type TenantControl = Pick<SandboxControl, "addTenant" | "tenants" | "categories" | "taxClasses">;

/** Makes the part of the control that adds tenants and shows their data. */
export function createTenantControl(state: PlatformState): TenantControl {
  const listTenants = () => [...state.table("tenants").values()].map(({ id }) => id);
  const listRows = <Row extends { tenantId: string }>(rows: Iterable<Row>, tenantId: string) => {
    const id = tenantId.toLowerCase();
    const known = listTenants();
    if (!known.includes(id))
      throw new RangeError(`Cannot look into a tenant as its id must be one of ${known.join(", ")}: got ${tenantId}`);
    return structuredClone([...rows].filter((row) => row.tenantId === id)).map(withoutTenantId);
  };
  return {
    addTenant(id, tenant) {
      checkTenant(id, tenant);
      const prefix = `${id.toLowerCase()}/`;
      for (const name of TENANT_TABLES)
        for (const [key] of state.table(name).entries()) if (key.startsWith(prefix)) state.table(name).delete(key);
      applySeed({ tenants: { [id]: tenant }, clients: {}, apiKeys: {}, refreshTokens: {} }, state.store);
    },
    tenants: listTenants,
    categories: (tenantId) => listRows(state.table("categories").values(), tenantId),
    taxClasses: (tenantId) => listRows(state.table("taxClasses").values(), tenantId),
  };
}
