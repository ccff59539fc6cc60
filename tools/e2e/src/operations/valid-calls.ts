import { createSandbox, demo, type Sandbox, type SandboxOptions, type Snapshot } from "@kontor/sandbox";
import { buildCall, uuid, type Credentials, type Found } from "./build-call.ts";
import { listOperations, type DescribedOperation } from "./described.ts";
import { earlierCalls } from "./sandbox-parts.ts";
import { send, type ValidCall } from "./send-call.ts";

/** Makes a sandbox in which every operation can be called with success, and the call of each. */
export async function prepareSandbox(options: SandboxOptions = {}): Promise<{
  sandbox: Sandbox;
  calls: Map<string, ValidCall>;
  operations: DescribedOperation[];
  /** The headers of each kind of caller. */
  headers: Credentials;
  found: Found;
  /** The state before the earlier calls of the ERP. */
  before: Snapshot;
}> {
  const operations = listOperations();
  const quotas = Object.fromEntries(operations.map(({ id }) => [id, { requests: 1_000_000, perSeconds: 60 }]));
  const sandbox = createSandbox({
    startAt: new Date("2026-02-12T08:00:00Z"),
    ...options,
    assumptions: { quotas, ...options.assumptions },
  });
  const headers = await fetchCredentials(sandbox);
  const { found, before } = await playPreparation(sandbox, operations, headers);
  const calls = new Map(operations.map((operation) => [operation.id, buildCall(operation, headers, found)]));
  return { sandbox, calls, operations, headers, found, before };
}

async function fetchCredentials(sandbox: Sandbox): Promise<Credentials> {
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

/** Makes everything that some call needs, and gives the values that later calls use. */
async function playPreparation(
  sandbox: Sandbox,
  operations: DescribedOperation[],
  headers: Credentials,
): Promise<{ found: Found; before: Snapshot }> {
  const call = async (id: string, change: Partial<ValidCall> = {}, known: Partial<Found> = {}) => {
    const response = await send(sandbox, {
      ...buildCall(
        operations.find((each) => each.id === id)!,
        headers,
        known,
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
  const before = sandbox.snapshot();
  const records = sandbox.rows("records");
  const orders = records.filter(({ name }) => name === "salesOrders"); // the last is cancelled, the calls are about the first
  for (const id of new Set(Object.values(earlierCalls)))
    await call(id, {}, { records: id === "SalesOrder_CancelSalesOrder" ? orders.slice(-1) : records });
  const found = {
    signup: sessions.find(({ kind }) => kind === "signup")!.session,
    update: sessions.find(({ kind }) => kind === "update")!.session,
    documentId,
    reportId,
    sessionId,
    registrationId: registration["registrationRequestId"]!,
    mfaPin: sandbox.rows("mfaPins")[0]!.pin,
    cancelledId: orders.at(-1)!.id,
    records: sandbox.rows("records"),
    erpToken: ((await token.json()) as { access_token: string }).access_token,
  };
  return { found, before };
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
