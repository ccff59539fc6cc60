import type { CategoryUpdate, LoginRequest, TaxClassUpdate } from "@kontor/erp-types";
import { openCollection } from "./records/collection.ts";
import {
  buildPage,
  withoutTenantId,
  buildInvalid,
  buildNotFound,
  formatInstant,
  type OperationRequest,
  type Operations,
  type OperationResult,
  buildFileResult,
  refuse,
} from "./operation.ts";
import type { NotShownId } from "../generated/not-shown.generated.ts";

const key = (tenantId: string, id: string) => `${tenantId}/${id.toLowerCase()}`;

/** The ERP API: categories, taxes, pick lists, labels, sessions. */
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

  Category_GetCategory({ state, tenantId, path }) {
    const assumed: NotShownId[] = ["category-read-shape"];
    const id = path["categoryId"]!;
    const category = state.table("categories").get(key(tenantId, id)) ?? refuse(buildNotFound("category", id), assumed);
    return { body: withoutTenantId(category), assumed };
  },

  TaxClass_QueryTaxClasses: ({ state, tenantId }) => ({
    body: listRows(state.table("taxClasses").values(), tenantId).map(withoutTenantId),
    assumed: ["tax-class-read-shape"],
  }),

  /** @see given spec §1: returns the tax rate for an item */
  Tax_GetItemRate(request) {
    const { state, tenantId, path } = request;
    const id = path["itemId"]!;
    const item = state.table("items").get(key(tenantId, id)) ?? refuse(buildNotFound("item", id));
    return findTaxRate(request, item.taxClassId);
  },
  Tax_GetClassRate: (request) => findTaxRate(request, request.path["taxClassId"]!),

  /** @see given spec §1: non-completed pick lists of a warehouse */
  Wms_QueryPickLists({ state, tenantId, path, query }) {
    const warehouseId = path["warehouseId"]!.toLowerCase();
    const all = listRows(state.table("pickLists").values(), tenantId).filter(
      (list) => list.warehouseId.toLowerCase() === warehouseId,
    );
    const isKnown =
      all.length > 0 || openCollection(state, { tenantId, name: "warehouses", parents: {} }).find(warehouseId);
    if (!isKnown) refuse(buildNotFound("warehouse", path["warehouseId"]!));
    const open = all.filter(({ status }) => status !== COMPLETED);
    return buildPage(open.map(withoutTenantId), query);
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

function updateCategory({ state, tenantId, body: { id, ...changes } }: OperationRequest<CategoryUpdate>): void {
  const categories = state.table("categories");
  const find = (what: string, each: string) => categories.get(key(tenantId, each)) ?? refuse(buildNotFound(what, each));
  const refuseCircle = (message: string) => refuse({ status: 404, code: "category-cycle", message });
  const category = find("category", id);
  const seen = new Set<string>();
  for (let above = changes.parentId; above !== undefined;) {
    const parent = find("parent category", above);
    if (seen.has(above.toLowerCase())) refuseCircle("The tree has a circle");
    seen.add(above.toLowerCase());
    if (above.toLowerCase() === id.toLowerCase()) refuseCircle("A category cannot be its own ancestor");
    above = parent.parentId;
  }
  categories.set(key(tenantId, id), { ...category, ...changes });
}

function updateTaxClass({ state, tenantId, body }: OperationRequest<Partial<TaxClassUpdate>>): void {
  const { id = "", ...changes } = body; // formally optional in the given spec; 404 without it is ours
  const taxClasses = state.table("taxClasses");
  const unknown = buildNotFound("tax class", id || "without an id");
  const taxClass = taxClasses.get(key(tenantId, id)) ?? refuse(unknown, ["tax-class-update-errors"]);
  if (changes.isStandard)
    for (const other of listRows(taxClasses.values(), tenantId))
      // given §2.2
      taxClasses.set(key(tenantId, other.id), { ...other, isStandard: false });
  taxClasses.set(key(tenantId, id), { ...taxClass, ...changes });
}

function findTaxRate({ state, tenantId, path }: OperationRequest, taxClassId: string): OperationResult {
  const known = state.table("taxClasses").get(key(tenantId, taxClassId));
  const taxClass = known ?? refuse(buildNotFound("tax class", taxClassId));
  const companyId = path["companyId"]!;
  if (!state.table("companies").has(key(tenantId, companyId))) refuse(buildNotFound("company", companyId));
  return {
    body: {
      rate: state.assumptions.taxRates[taxClass.taxType] ?? 0,
      taxClassId: taxClass.id,
      departureCountryISO: path["departureCountryISO"],
      shipmentCountryISO: path["shipmentCountryISO"],
    },
  };
}

function listRows<Row extends { tenantId: string }>(rows: Iterable<Row>, tenantId: string): Row[] {
  return [...rows].filter((row) => row.tenantId === tenantId);
}
