import type { AppRegistration } from "@kontor/erp-types";
import type { RecordRow } from "../../state/tables.ts";
import { toBase64 } from "../../ground/bytes.ts";
import {
  buildFileResult,
  buildInvalid,
  buildNotFound,
  formatInstant,
  refuse,
  type OperationRequest,
} from "../../platform/operation.ts";
import { answerWith, type RecordRule } from "../records/answer.ts";
import { addRecord, changeFields, openRecords, type Fields } from "../records/place.ts";
import {
  applyAdjustment,
  applyPackageChange,
  dropPickLists,
  holdOrders,
  readOrderData,
  sendOrders,
} from "./deliveries.ts";
import { applyOrderChange, createInvoice, createOrder, markCancelled, removeCancellation } from "./sales-orders.ts";

const APPS = "appRegistrations/foreignApps";
const ACCEPTED = 2; // observed, for other registrations

/**
 * Keeps an app that was registered for somebody else, known by its own id and by that of its registration. Registered again, it takes the
 * place of the former one. It gets no key: the platform says that these operations are without effect.
 */
export const registerForeignApp: RecordRule = answerWith((request) => {
  const sent = lowerNames(request.body as AppRegistration);
  const appId = String(sent["appId"]);
  const id = findApp(request, { appId })?.id ?? request.state.random.uuid();
  const requestStatusInfo = { appId, registrationRequestId: id, status: ACCEPTED };
  const fields = { ...sent, requestStatusInfo, grantedScopes: sent["mandatoryApiScopes"] };
  const parents = { appid: appId, registrationid: id };
  return openRecords(request, APPS).save({ id, at: formatInstant(request.now), fields, parents });
});

export const applyForeignChange: RecordRule = answerWith((request) => {
  const app = resolveNamedApp(request);
  const sent = request.body as Fields;
  if ((sent["appId"] ?? app.fields["appId"]) !== app.fields["appId"])
    refuse(buildInvalid("The appId in the body must be that of the app"));
  return changeFields(request, app, sent);
});

export const removeForeignApp: RecordRule = answerWith((request) => {
  const app = resolveNamedApp(request);
  openRecords(request, APPS).remove(app);
  return app;
});

function resolveNamedApp(request: OperationRequest): RecordRow {
  const { appId, registrationId } = request.path;
  return findApp(request, request.path) ?? refuse(buildNotFound("foreign app", String(appId ?? registrationId)));
}

function findApp(request: OperationRequest, names: { appId?: unknown; registrationId?: unknown }) {
  const { appId, registrationId } = names;
  const apps = openRecords(request, APPS).list();
  return apps.find(({ id, fields }) => (appId === undefined ? id === registrationId : fields["appId"] === appId));
}

/** A registration spells its fields with a capital, a change does not. */
function lowerNames(body: object): Fields {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value as unknown]),
  );
}

export const saveFile: RecordRule = answerWith((request) => {
  const { bytes } = request.body as { bytes: Uint8Array };
  const size = bytes.byteLength;
  const file = addRecord(request, "files", { data: toBase64(bytes), size });
  const fileHandle = `https://sandbox.example/v2/file/${file.id}`;
  return { ...file, fields: { fileName: file.id, size, fileHandle } };
});

/** Gives the bytes of a file. The specs list 204 alone; raw bytes are our reading of it. */
export const readFile: RecordRule = () => (request) => {
  const key = String(request.path["key"]);
  const file = openRecords(request, "files").find(key) ?? refuse(buildNotFound("file", key));
  return { status: 200, ...buildFileResult(String(file.fields["data"])) };
};

/** The rules of the operations that do more than what they do to their own record, by operationId. */
export const tradeRules: Readonly<Record<string, RecordRule>> = {
  Authentication_RegisterForeignApp: registerForeignApp,
  Authentication_RemoveForeignAppByAppId: removeForeignApp,
  Authentication_RemoveForeignAppByRegistrationId: removeForeignApp,
  Authentication_UpdateForeignAppByAppId: applyForeignChange,
  Authentication_UpdateForeignAppByRegistrationId: applyForeignChange,
  DeliveryApi_CancelReservation: dropPickLists,
  DeliveryApi_DeliverSalesOrder: sendOrders,
  DeliveryApi_ReserveSalesOrders: holdOrders,
  File_DownloadFile: readFile,
  File_UploadFile: saveFile,
  SalesOrderDomain_CreateSalesOrder: createOrder,
  SalesOrder_CancelSalesOrder: markCancelled,
  SalesOrder_CreateSalesOrder: createOrder,
  SalesOrder_NewInvoice: createInvoice,
  SalesOrder_UndoSalesOrderCancellation: removeCancellation,
  SalesOrder_UpdateSalesOrder: applyOrderChange,
  ShipmentPackages_ChangePackageWeight: applyPackageChange,
  ShipmentPackages_CreateDeliverPackage: applyPackageChange,
  ShipmentPackages_QueryOrderData: readOrderData,
  Shipment_PackageWeight: applyPackageChange,
  Stock_StockAdjustment: applyAdjustment,
};
