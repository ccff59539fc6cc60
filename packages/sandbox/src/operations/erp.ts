import type { CategoryUpdate, LoginRequest, TaxClassUpdate } from "@kontor/erp-types";
import type { RecordRow } from "../state/tables.ts";
import { changeFields, openRecords, type Fields } from "./records/place.ts";
import {
  buildPage,
  buildInvalid,
  buildNotFound,
  formatInstant,
  type OperationRequest,
  type Operations,
  type OperationResult,
  buildFileResult,
  refuse,
} from "../platform/operation.ts";

const key = (tenantId: string, id: string) => `${tenantId}/${id.toLowerCase()}`;

export const erpBehaviours = {
  /** @see given spec §4.1 */
  Category_UpdateCategory(request: OperationRequest<CategoryUpdate>) {
    updateCategory(request);
    return { body: request.state.assumptions.updateBody, assumed: ["category-update-200-body"] };
  },

  /** @see given spec §4.2 */
  TaxClass_UpdateTaxClass(request: OperationRequest<TaxClassUpdate>) {
    updateTaxClass(request);
    return { body: request.state.assumptions.updateBody, assumed: ["tax-class-update-200-body"] };
  },

  /** @see given spec §1 */
  Info_GetStatus: ({ tenantId, now }) => ({
    body: { version: "2.1.0.0", timestamp: formatInstant(now), tenant: tenantId, type: "sandbox" },
  }),

  /** @see given spec §1, §9 */
  Feature_GetFeatures: () => ({
    body: [{ feature: "urn:sandbox:categories", version: 2, release: "Development", isUsable: true }],
  }),

  /** @see given spec §1: returns the tax rate for an item */
  Tax_GetItemRate: (request) =>
    findTaxRate(request, String(resolveRow(request, "item", "items", request.path["itemId"]!).fields["taxClassId"])),
  Tax_GetClassRate: (request) => findTaxRate(request, request.path["taxClassId"]!),

  /** @see given spec §1: non-completed pick lists of a warehouse */
  Wms_QueryPickLists(request) {
    const warehouseid = request.path["warehouseId"]!;
    const all = openRecords(request, "wms/pickLists", { warehouseid }).list();
    if (all.length === 0) resolveRow(request, "warehouse", "warehouses", warehouseid);
    const rows = all.map(({ id, fields }): Fields => ({ status: 10, ...fields, id }));
    return buildPage(
      rows.filter(({ status }) => status !== COMPLETED),
      request.query,
    );
  },

  /** @see given spec §1: downloads a PDF shipping label by id */
  Shipment_DownloadLabel({ state, tenantId, path }) {
    const id = path["packageId"]!;
    const parcel = state.table("packages").get(`${tenantId}/${id}`) ?? refuse(buildNotFound("package", id));
    return buildFileResult(parcel.labelBase64);
  },

  /** @see given spec §5.1: assigns the ERP user dynamically */
  Login_Login({ state, tenantId, body }: OperationRequest<LoginRequest>) {
    const user = state.table("users").get(`${tenantId}/${body.UserName}`);
    if (!user || user.password !== body.Password) refuse(buildInvalid("The user or the password is wrong", "login"));
    const sessionId = state.random.uuid();
    state.table("erpSessions").set(key(tenantId, sessionId), { tenantId, userName: user.userName });
    return { body: { sessionId } };
  },

  Logout_Logout({ state, tenantId, headers }) {
    const sessionId =
      headers.get("x-sessionid") ?? refuse(buildInvalid("The header X-SessionId is missing", "session"));
    state.table("erpSessions").delete(key(tenantId, sessionId));
    return {};
  },
} satisfies Operations;

const COMPLETED = 40; // observed

function resolveRow(request: OperationRequest, what: string, collection: string, id: string): RecordRow {
  return openRecords(request, collection).find(id) ?? refuse(buildNotFound(what, id));
}

function updateCategory(request: OperationRequest<CategoryUpdate>): void {
  const { id, ...changes } = request.body;
  const refuseCircle = (message: string) => refuse({ status: 404, code: "category-cycle", message });
  const category = resolveRow(request, "category", "categories", id);
  const seen = new Set<string>();
  for (let above = changes.parentId; above !== undefined;) {
    const { fields } = resolveRow(request, "parent category", "categories", above);
    if (seen.has(above.toLowerCase())) refuseCircle("The tree has a circle");
    seen.add(above.toLowerCase());
    if (above.toLowerCase() === id.toLowerCase()) refuseCircle("A category cannot be its own ancestor");
    above = fields["parentId"] as string | undefined;
  }
  changeFields(request, category, changes);
}

function updateTaxClass(request: OperationRequest<Partial<TaxClassUpdate>>): void {
  const { id = "", ...changes } = request.body; // formally optional in the given spec; 404 without it is ours
  const taxClasses = openRecords(request, "taxClasses");
  const unknown = buildNotFound("tax class", id || "without an id");
  const taxClass = taxClasses.find(id) ?? refuse(unknown, ["tax-class-update-errors"]);
  if (changes.isStandard) for (const other of taxClasses.list()) changeFields(request, other, { isStandard: false }); // given §2.2
  changeFields(request, taxClass, changes);
}

function findTaxRate(request: OperationRequest, taxClassId: string): OperationResult {
  const { id, fields } = resolveRow(request, "tax class", "taxClasses", taxClassId);
  const { companyId, departureCountryISO, shipmentCountryISO } = request.path;
  resolveRow(request, "company", "companies", companyId!);
  const rate = request.state.assumptions.taxRates[Number(fields["taxType"])] ?? 0;
  return { body: { rate, taxClassId: id, departureCountryISO, shipmentCountryISO } };
}
