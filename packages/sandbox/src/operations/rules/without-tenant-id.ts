/** Copies a record without its tenant's id. The answer leaves the id out, because the caller names the tenant. */
export function withoutTenantId<Row extends { tenantId: string }>(row: Row): Omit<Row, "tenantId"> {
  const copy: Partial<Row> = { ...row };
  delete copy.tenantId;
  return copy as Omit<Row, "tenantId">;
}
