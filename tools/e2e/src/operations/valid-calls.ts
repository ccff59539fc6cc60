import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSandbox, demo, type Sandbox, type SandboxOptions } from "@kontor/sandbox";
import { prepareBundles } from "@kontor/codegen/read/bundles";

/** An operation as the specs describe it. */
export interface DescribedOperation {
  id: string;
  api: "erp" | "channel";
  method: string;
  path: string;
  raw: RawOperation;
  /** Follows a reference of its document. */
  resolve<Value>(value: Value | { $ref: string }): Value;
}

export interface RawSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, RawSchema>;
  required?: string[];
  items?: RawSchema;
  allOf?: RawSchema[];
  maxItems?: number;
  additionalProperties?: unknown;
}

interface RawOperation {
  operationId: string;
  security?: object[];
  parameters?: ({ $ref: string } | RawParameter)[];
  requestBody?: {
    content: Record<string, { schema: RawSchema; examples?: Record<string, { value: unknown } | { $ref: string }> }>;
  };
}

export interface RawParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: RawSchema;
}

/** A call that the platform takes. */
export interface ValidCall {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  /** A body of JSON. */
  body?: unknown;
  form?: Record<string, string | { json: unknown } | Uint8Array<ArrayBuffer>>;
}

/** Every operation of the bundled specs, the explicit forms of others left out. */
export function listOperations(): DescribedOperation[] {
  const folder = prepareBundles();
  return (["erp", "channel"] as const).flatMap((api) => {
    const document = JSON.parse(readFileSync(join(folder, `${api}.json`), "utf8")) as {
      paths: Record<string, Record<string, RawOperation>>;
    };
    const resolve = <Value>(value: Value | { $ref: string }): Value => {
      const { $ref } = value as { $ref?: string };
      if ($ref === undefined) return value as Value;
      const keys = $ref.slice(2).split("/");
      return keys.reduce<unknown>(
        (node, key) => (node as Record<string, unknown>)[key.replaceAll("~1", "/")],
        document,
      ) as Value;
    };
    return Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, raw]) =>
        raw.operationId ? [{ id: raw.operationId, api, method: method.toUpperCase(), path, raw, resolve }] : [],
      ),
    );
  });
}

const uuid = "8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10";
const pdf = new TextEncoder().encode("%PDF-1.4\n%%EOF\n");

/** A sandbox in which every operation can be called with success, and the call of each. */
export async function prepareSandbox(
  options: SandboxOptions = {},
): Promise<{ sandbox: Sandbox; calls: Map<string, ValidCall>; operations: DescribedOperation[]; found: Found }> {
  const operations = listOperations();
  const quotas = Object.fromEntries(operations.map(({ id }) => [id, { requests: 1_000_000, perSeconds: 60 }]));
  const sandbox = createSandbox({ startAt: new Date("2026-02-12T08:00:00Z"), ...options, assumptions: { quotas } });
  const headers = await credentials(sandbox);
  const found = await prepare(sandbox, operations, headers);
  const calls = new Map(operations.map((operation) => [operation.id, callOf(operation, headers, found)]));
  return { sandbox, calls, operations, found };
}

export function send(
  { fetch }: Pick<Sandbox, "fetch">,
  { method, path, headers, body, form }: ValidCall,
): Promise<Response> {
  return fetch(`https://sandbox.test${path}`, {
    method,
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: formOf(form) }),
  });
}

function formOf(form: NonNullable<ValidCall["form"]>): FormData | URLSearchParams {
  const values = Object.entries(form);
  if (values.every(([, value]) => typeof value === "string")) return new URLSearchParams(values as [string, string][]);
  const data = new FormData();
  for (const [name, value] of values) {
    if (typeof value === "string") data.set(name, value);
    else if (value instanceof Uint8Array) data.set(name, new Blob([value]), "file.pdf");
    else data.set(name, new Blob([JSON.stringify(value.json)], { type: "application/json" }));
  }
  return data;
}

interface Credentials {
  channel: Record<string, string>;
  seller: Record<string, string>;
  erp: Record<string, string>;
}

async function credentials(sandbox: Sandbox): Promise<Credentials> {
  const exchange = async (refreshToken: string) => {
    const response = await sandbox.fetch("https://sandbox.test/v1/auth", {
      method: "POST",
      body: new URLSearchParams({ refreshToken }),
    });
    return { authorization: `Bearer ${((await response.json()) as { authToken: string }).authToken}` };
  };
  return {
    channel: await exchange(demo.refreshToken),
    seller: await exchange(demo.sellerRefreshToken),
    erp: {
      "x-api-key": demo.apiKey,
      "x-tenant-id": demo.tenantId,
      "x-appid": "stock-sync/1.4.0",
      "x-appversion": "1.4.0",
      "x-challengecode": "7f3c9a1e5b2d4f6a",
    },
  };
}

/** What only a call before could tell. */
export type Found = Record<
  "signup" | "update" | "documentId" | "reportId" | "registrationId" | "mfaPin" | "erpToken" | "sessionId",
  string
>;

/** Everything that some call needs to be there. */
async function prepare(sandbox: Sandbox, operations: DescribedOperation[], headers: Credentials): Promise<Found> {
  const call = async (id: string, change: Partial<ValidCall> = {}) => {
    const response = await send(sandbox, {
      ...callOf(
        operations.find((each) => each.id === id)!,
        headers,
        {},
      ),
      ...change,
    });
    if (!response.ok) throw new Error(`${id} answered ${response.status}: ${await response.text()}`);
    return response.headers.get("content-type")?.includes("json")
      ? ((await response.json()) as Record<string, string>)
      : {};
  };
  for (const id of [
    "Attributes_ReplaceGlobal",
    "Attributes_ReplaceOfCategory",
    "Attributes_ReplaceOfSeller",
    "Orders_Create",
    "SellerOffers_Create",
    "Offers_ReportListed",
    "SellerOffers_UpdateStock",
    "SellerOrders_Refund",
    "SellerOrders_ReportReturn",
    "Tickets_UploadAttachment",
    "Self_RequestMfaPin",
    "SellerChannels_StartSignUp",
    "SellerChannels_StartUpdate",
  ])
    await call(id);
  const { documentId = "" } = await call("SellerOrders_UploadInvoice");
  const { reportId = "" } = await call("SellerReports_Request");
  const { sessionId = "" } = await call("Login_Login");
  sandbox.trigger("Seller:Order.Cancellation.Request", {
    orderCancellationRequestId: uuid,
    sellerId: demo.sellerId,
    orderId: "ORDER-1001",
    orderItem: [{ orderItemId: "ITEM-1" }],
  });
  const registration = await call("AppRegistration_Register", { body: { ...registrationBody, RegistrationType: 1 } });
  const token = await sandbox.fetch("https://sandbox.test/oauth2/token", {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "client_credentials",
      client_id: demo.clientId,
      client_secret: demo.clientSecret,
    }),
  });
  const sessions = sandbox.rows("sellerSessions");
  return {
    signup: sessions.find(({ kind }) => kind === "signup")!.session,
    update: sessions.find(({ kind }) => kind === "update")!.session,
    documentId,
    reportId,
    sessionId,
    registrationId: registration["registrationRequestId"]!,
    mfaPin: sandbox.rows("mfaPins")[0]!.pin,
    erpToken: ((await token.json()) as { access_token: string }).access_token,
  };
}

const registrationBody = {
  AppId: "other-app/v1",
  DisplayName: "Other",
  Description: "Another app.",
  Version: "1.0.0",
  ProviderName: "Kontor",
  ProviderWebsite: "https://kontor.example",
  MandatoryApiScopes: ["items.read"],
};

function callOf(operation: DescribedOperation, headers: Credentials, found: Partial<Found>): ValidCall {
  const { id, api, method, raw, resolve } = operation;
  const values = valuesOf(id, found);
  const query: string[] = [];
  let path = operation.path;
  for (const each of raw.parameters ?? []) {
    const { name, in: place, required } = resolve(each) as RawParameter;
    if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(values[name] ?? `no-value-for-${name}`));
    if (place === "query" && required) query.push(`${name}=${encodeURIComponent(values[name] ?? "")}`);
  }
  const address = `${api === "erp" ? "/erp" : ""}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const own = headersOf(operation, headers, found);
  const [type, content] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
  if (!content) return { method, path: address, headers: own };
  const [example] = Object.values(content.examples ?? {}).map((each) => resolve(each) as { value: unknown });
  if (type === "multipart/form-data")
    return { method, path: address, headers: own, form: filesOf(example?.value as Record<string, unknown>) };
  if (type !== "application/json")
    return { method, path: address, headers: own, form: { refreshToken: demo.refreshToken } };
  return { method, path: address, headers: own, body: bodyFor(id, structuredClone(example?.value), found) };
}

function headersOf({ id, path, raw, resolve }: DescribedOperation, headers: Credentials, found: Partial<Found>) {
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
  return path.startsWith("/v2/authentication") && !id.startsWith("Log") ? withToken : erp;
}

function valuesOf(id: string, found: Partial<Found>): Record<string, string> {
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
    offerId: uuid,
    creditNoteId: uuid,
    registrationId: found.registrationId ?? uuid,
  };
}

function bodyFor(id: string, example: unknown, found: Partial<Found>): unknown {
  const body = example as Record<string, unknown>;
  if (id === "Login_Login") return { UserName: demo.userName, Password: demo.password };
  if (id === "Self_Update") return { ...body, mfaPin: found.mfaPin ?? "" };
  if (id === "Sellers_Create") return { ...body, session: found.signup ?? uuid, sellerId: "2" };
  if (id === "Sellers_Update") return { ...body, session: found.update ?? uuid };
  if (id === "Orders_Create" && found.signup !== undefined) {
    const [order] = (body as { orderList: { orderId: string }[] }).orderList;
    return { orderList: [{ ...order, orderId: "ORDER-1002" }] };
  }
  if (id === "Orders_RequestCancellation") return { ...body, orderCancellationRequestId: uuid.replace(/^8/, "9") };
  return body;
}

/** The parts of a form as its example has them: text stands for a file. */
function filesOf(example: Record<string, unknown>): NonNullable<ValidCall["form"]> {
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, typeof value === "string" ? pdf : { json: value }]),
  );
}
