/** A record of a tenant as it goes over the wire, without the tenant's id, which the caller knows. */
export function toWireRow<Row extends { tenantId: string }>(row: Row): Omit<Row, "tenantId"> {
  const copy: Partial<Row> = { ...row };
  delete copy.tenantId;
  return copy as Omit<Row, "tenantId">;
}
