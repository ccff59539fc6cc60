import { demo, demoShop } from "@kontor/sandbox";
import type { DescribedOperation, RawParameter } from "./described.ts";
import { findGivenIds, routes } from "./sandbox-parts.ts";
import type { ValidCall } from "./send-call.ts";

export const uuid = "8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10";
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const pdf = new TextEncoder().encode("%PDF-1.4\n%%EOF\n");

/** The headers that each kind of caller sends. */
export interface Credentials {
  channel: Record<string, string>;
  seller: Record<string, string>;
  erp: Record<string, string>;
}

/** Values that only an earlier call can give. */
export type Found = Record<
  | "signup"
  | "update"
  | "documentId"
  | "reportId"
  | "registrationId"
  | "mfaPin"
  | "erpToken"
  | "sessionId"
  | "cancelledId",
  string
> & { records: Parameters<typeof findGivenIds>[0] };

/** Builds a call of an operation from its example, with the values of this sandbox. */
export function buildCall(operation: DescribedOperation, headers: Credentials, found: Partial<Found>): ValidCall {
  const { id, api, method, raw, resolve } = operation;
  const [type, content] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
  const [example] = Object.values(content?.examples ?? {}).map((each) => resolve(each) as { value: unknown });
  const values = api === "erp" ? listErpValues(operation, found, example?.value) : listValues(id, found);
  const params: Required<ValidCall>["params"] = { path: {}, query: {} };
  for (const each of raw.parameters ?? []) {
    const { name, in: place, required } = resolve(each) as RawParameter;
    if (place === "path") params.path[name] = values[name] ?? `no-value-for-${name}`;
    if (place === "query" && required) params.query[name] = values[name] ?? "";
  }
  const own = findHeaders(operation, headers, found);
  const call = { method, path: buildAddress(operation, params), params, headers: own };
  if (!content) return call;
  if (type === "multipart/form-data") return { ...call, form: buildFiles(example?.value as Record<string, unknown>) };
  if (type === "application/octet-stream") return { ...call, bytes: pdf };
  if (type !== "application/json") return { ...call, form: { refreshToken: demo.refreshToken } };
  return { ...call, body: buildBody(id, structuredClone(example?.value), found) };
}

function buildAddress({ api, path }: DescribedOperation, params: Required<ValidCall>["params"]): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params.path[name]!));
  const query = Object.entries(params.query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${api === "erp" ? "/erp" : ""}${filled}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

function findHeaders({ id, path, raw, resolve }: DescribedOperation, headers: Credentials, found: Partial<Found>) {
  if (raw.security?.length === 0 && !path.startsWith("/v2/auth")) return {};
  if (path.startsWith("/v1/seller") || path.startsWith("/v2/seller")) {
    const asksAgent = raw.parameters?.some((each) => (resolve(each) as RawParameter).name === "User-Agent");
    return { ...headers.seller, ...(asksAgent && { "user-agent": "e2e/1.0.0" }) };
  }
  if (path.startsWith("/v1/")) return path.startsWith("/v1/auth") ? {} : headers.channel;
  const wanted = (raw.parameters ?? []).map((each) => (resolve(each) as RawParameter).name.toLowerCase());
  const erp = Object.fromEntries(
    Object.entries(headers.erp).filter(([name]) => name === "x-api-key" || wanted.includes(name)),
  );
  if (id === "Logout_Logout") return { ...erp, "x-sessionid": found.sessionId ?? "" };
  const { "x-api-key": _, ...withToken } = erp;
  if (id === "Category_UpdateCategory") return { ...withToken, authorization: `Bearer ${found.erpToken}` }; // given §4.1 names OAuth only
  return path.startsWith("/v2/authentication") && !path.includes("/foreign") && !id.startsWith("Log") ? withToken : erp;
}

/** The ids of records that the sandbox holds, else a value that fits the schema. A body that names the record names the same one. */
function listErpValues(
  { id, raw, resolve }: DescribedOperation,
  found: Partial<Found>,
  example: unknown,
): Record<string, string> {
  const route = routes.find((each) => each.id === id)!;
  const parameters = (raw.parameters ?? []).map((each) => resolve(each) as RawParameter);
  const fitting = parameters.flatMap(({ name, schema }) => {
    const { type, format, enum: allowed } = resolve(schema) as { type?: string; format?: string; enum?: unknown[] };
    const value = allowed?.[0] ?? (format === "uuid" ? uuid : type === "integer" ? 1 : undefined);
    return value === undefined ? [] : [[name, String(value)]];
  });
  const inBody = parameters.flatMap(({ name, in: place, schema }) => {
    const value = (Object(example) as Record<string, unknown>)[name];
    const isUuid = (resolve(schema) as { format?: string }).format === "uuid";
    return place === "path" && typeof value === "string" && (!isUuid || UUID.test(value)) ? [[name, value]] : [];
  });
  return {
    ...listValues(id, found),
    ...(Object.fromEntries(fitting) as Record<string, string>),
    ...findGivenIds(found.records ?? [], route),
    ...(Object.fromEntries(inBody) as Record<string, string>),
    ...ownErpValues(id, found),
  };
}

/** The values that no record of the seed tells: the demo's, and those of calls before. */
function ownErpValues(id: string, found: Partial<Found>): Record<string, string> {
  if (id === "SalesOrder_UndoSalesOrderCancellation") return { salesOrderId: found.cancelledId ?? uuid };
  if (id.startsWith("ShipmentPackages_")) return { packageId: demo.packageId };
  if (id.startsWith("AppRegistration_")) return { registrationId: found.registrationId ?? uuid };
  return {};
}

function listValues(id: string, found: Partial<Found>): Record<string, string> {
  return {
    pin: demo.sellerPin,
    channel: demo.channel,
    sellerId: demo.sellerId,
    session: (id === "Sellers_GetUpdateSession" ? found.update : found.signup) ?? uuid,
    jtlAccountId: String(demo.accountId),
    categoryId: id.startsWith("Category_") ? demo.categoryId : "104",
    attributeId: "colour",
    updatedAfter: "2026-02-11T00:00:00Z",
    documentId: found.documentId ?? uuid,
    reportId: found.reportId ?? uuid,
    ticketId: "TICKET-1",
    filename: "letter.pdf",
    itemId: demo.itemId,
    taxClassId: demo.taxClassId,
    companyId: demo.companyId,
    departureCountryISO: "DE",
    shipmentCountryISO: "AT",
    warehouseId: demo.warehouseId,
    packageId: demo.packageId,
    offerId: demoShop.offerId,
    creditNoteId: demoShop.creditNoteId,
    registrationId: found.registrationId ?? uuid,
  };
}

function buildBody(id: string, example: unknown, found: Partial<Found>): unknown {
  const body = example as Record<string, unknown>;
  if (id === "Login_Login") return { UserName: demo.userName, Password: demo.password };
  if (id === "Self_Update") return { ...body, mfaPin: found.mfaPin ?? "" };
  if (id === "Sellers_Create") return { ...body, session: found.signup ?? uuid, sellerId: "4" };
  if (id === "Sellers_Update") return { ...body, session: found.update ?? uuid };
  if (id === "Orders_Create" && found.signup !== undefined) {
    const [order] = (body as { orderList: { orderId: string }[] }).orderList;
    return { orderList: [{ ...order, orderId: "ORDER-1003" }] };
  }
  if (id === "Orders_RequestCancellation") return { ...body, orderCancellationRequestId: uuid.replace(/^8/, "9") };
  return body;
}

/** Builds the parts of a form from its example, where text stands for a file. */
function buildFiles(example: Record<string, unknown>): NonNullable<ValidCall["form"]> {
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, typeof value === "string" ? pdf : { json: value }]),
  );
}
