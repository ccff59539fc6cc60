import { demo, type Snapshot } from "@kontor/sandbox";

/** Names and values of the made-up credentials and ids; those that a seed has nothing for are left out. */
export type Credentials = Partial<Record<keyof typeof demo, string | number>>;

type Row = Record<string, unknown>;

/**
 * Finds the credentials that work in a sandbox: the well-known ones if the sandbox holds them, or else the first that it holds.
 * All of them belong together: the key is one of the tenant, the seller one of the channel.
 */
export function findCredentials({ tables }: Pick<Snapshot, "tables">): Credentials {
  const entries = (table: string) => (tables[table] ?? []) as [string, Row][];
  const find = (table: string, preferred: string, fits: (row: Row) => boolean = () => true) => {
    const fitting = entries(table).filter(([, row]) => fits(row));
    return fitting.find(([key]) => key === preferred) ?? fitting[0];
  };

  const tenantId = find("tenants", demo.tenantId)?.[0];
  const ofTenant = (row: Row) => row["tenantId"] === tenantId;
  const idOf = (table: string, preferred: string, fits = ofTenant) =>
    find(table, `${tenantId}/${preferred}`, (row) => ofTenant(row) && fits(row))?.[1]["id"] as string | undefined;
  const client = find("clients", demo.clientId, ({ tenants }) =>
    tenants === undefined ? true : (tenants as string[]).some((id) => id.toLowerCase() === tenantId),
  );
  const user = find("users", `${tenantId}/${demo.userName}`, ofTenant)?.[1];
  const pickList = entries("pickLists").find(([, row]) => ofTenant(row))?.[1];
  const parcel = find("packages", `${tenantId}/${demo.packageId}`, ofTenant)?.[0];

  const token = find("refreshTokens", demo.refreshToken, (row) => "channel" in row);
  const channel = token?.[1]["channel"];
  const seller = find("sellers", `${channel as string}/${demo.sellerId}`, (row) => row["channel"] === channel)?.[1];
  const ofSeller = (row: Row) => seller !== undefined && row["accountId"] === seller["accountId"];

  const found: Record<keyof typeof demo, unknown> = {
    tenantId,
    clientId: client?.[0],
    clientSecret: client?.[1]["secret"],
    redirectUri: (client?.[1]["redirectUris"] as string[] | undefined)?.[0],
    apiKey: find("apiKeys", demo.apiKey, ofTenant)?.[0],
    refreshToken: token?.[0],
    sellerRefreshToken: find("refreshTokens", demo.sellerRefreshToken, ofSeller)?.[0],
    sellerPin: find("sellerPins", demo.sellerPin, ofSeller)?.[0],
    accountId: seller?.["accountId"],
    channel,
    sellerId: seller?.["sellerId"],
    userName: user?.["userName"],
    password: user?.["password"],
    categoryId: idOf("categories", demo.categoryId),
    childCategoryId: idOf("categories", demo.childCategoryId, (row) => row["parentId"] !== undefined),
    taxClassId: idOf("taxClasses", demo.taxClassId),
    reducedTaxClassId: idOf("taxClasses", demo.reducedTaxClassId, (row) => row["id"] === demo.reducedTaxClassId),
    companyId: idOf("companies", demo.companyId),
    itemId: idOf("items", demo.itemId),
    warehouseId: pickList?.["warehouseId"],
    pickListId: pickList?.["pickListTemplateId"],
    packageId: parcel?.slice(`${tenantId}/`.length),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Credentials;
}
