import type { CategoryUpdate, LoginRequest, TaxClassUpdate } from "@kontor/erp-types";
import { fromBase64 } from "../state/bytes.ts";
import { openCollection } from "./records/collection.ts";
import { buildPage } from "./rules/page.ts";
import { withoutTenantId } from "./rules/without-tenant-id.ts";
import type { Problem } from "../platform/problem.ts";
import {
  buildInvalid,
  buildNotFound,
  formatInstant,
  type OperationRequest,
  type Operations,
  type OperationResult,
} from "./operation.ts";

const key = (tenantId: string, id: string) => `${tenantId}/${id.toLowerCase()}`;

/** The ERP API: categories, taxes, pick lists, labels, sessions. */
export const erpBehaviours = {
  /** @see given spec §4.1 */
  Category_UpdateCategory(request: OperationRequest<CategoryUpdate>) {
    const { state } = request;
    return {
      problem: updateCategory(request),
      body: state.assumptions.updateBody,
      assumed: ["category-update-200-body"],
    };
  },

  /** @see given spec §4.2 */
  TaxClass_UpdateTaxClass(request: OperationRequest<TaxClassUpdate>) {
    const problem = updateTaxClass(request);
    return {
      problem,
      body: request.state.assumptions.updateBody,
      assumed: [problem ? "tax-class-update-errors" : "tax-class-update-200-body"],
    };
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
    const category = state.table("categories").get(key(tenantId, path["categoryId"]!));
    if (!category) return { problem: buildNotFound("category", path["categoryId"]!), assumed: ["category-read-shape"] };
    return { body: withoutTenantId(category), assumed: ["category-read-shape"] };
  },

  TaxClass_QueryTaxClasses: ({ state, tenantId }) => ({
    body: listRows(state.table("taxClasses").values(), tenantId).map(withoutTenantId),
    assumed: ["tax-class-read-shape"],
  }),

  /** @see given spec §1: returns the tax rate for an item */
  Tax_GetItemRate(request) {
    const { state, tenantId, path } = request;
    const item = state.table("items").get(key(tenantId, path["itemId"]!));
    return item ? findTaxRate(request, item.taxClassId) : { problem: buildNotFound("item", path["itemId"]!) };
  },
  Tax_GetClassRate: (request) => findTaxRate(request, request.path["taxClassId"]!),

  /** @see given spec §1: non-completed pick lists of a warehouse */
  Wms_QueryPickLists({ state, tenantId, path, query }) {
    const { pageNumber = 1, pageSize = 100 } = query as { pageNumber?: number; pageSize?: number };
    if (pageNumber < 1 || pageSize < 1 || pageSize > 1000)
      return {
        problem: buildInvalid("pageNumber must be from 1, pageSize from 1 to 1000"),
        assumed: ["paging-limits"],
      };
    const warehouseId = path["warehouseId"]!.toLowerCase();
    const all = listRows(state.table("pickLists").values(), tenantId).filter(
      (list) => list.warehouseId.toLowerCase() === warehouseId,
    );
    const isKnown =
      all.length > 0 || openCollection(state, { tenantId, name: "warehouses", parents: {} }).find(warehouseId);
    if (!isKnown) return { problem: buildNotFound("warehouse", path["warehouseId"]!) };
    const open = all.filter(({ status }) => status !== COMPLETED);
    return { body: buildPage(open.map(withoutTenantId), pageNumber, pageSize), assumed: ["paging-limits"] };
  },

  /** @see given spec §1: downloads a PDF shipping label by id */
  Shipment_DownloadLabel({ state, tenantId, path }) {
    const parcel = state.table("packages").get(`${tenantId}/${path["packageId"]}`);
    if (!parcel) return { problem: buildNotFound("package", path["packageId"]!) };
    return { file: { bytes: fromBase64(parcel.labelBase64), type: "application/octet-stream" } };
  },

  /** @see given spec §5.1: assigns the ERP user dynamically */
  Login_Login({ state, tenantId, body }: OperationRequest<LoginRequest>) {
    const user = state.table("users").get(`${tenantId}/${body.UserName}`);
    if (!user || user.password !== body.Password)
      return { problem: buildInvalid("The user or the password is wrong", "login") };
    const sessionId = state.random.uuid();
    state.table("erpSessions").set(key(tenantId, sessionId), { tenantId, userName: user.userName });
    return { body: { sessionId } };
  },

  Logout_Logout({ state, tenantId, headers }) {
    const sessionId = headers.get("x-sessionid");
    if (sessionId === null) return { problem: buildInvalid("The header X-SessionId is missing", "session") };
    state.table("erpSessions").delete(key(tenantId, sessionId));
    return {};
  },
} satisfies Operations;

const COMPLETED = 40; // observed

function updateCategory({
  state,
  tenantId,
  body: { id, ...changes },
}: OperationRequest<CategoryUpdate>): Problem | undefined {
  const categories = state.table("categories");
  const category = categories.get(key(tenantId, id));
  if (!category) return buildNotFound("category", id);
  const seen = new Set<string>();
  for (let above = changes.parentId; above !== undefined; above = categories.get(key(tenantId, above))?.parentId) {
    if (!categories.has(key(tenantId, above))) return buildNotFound("parent category", above);
    if (seen.has(above.toLowerCase())) return { status: 404, code: "category-cycle", message: "The tree has a circle" };
    seen.add(above.toLowerCase());
    if (above.toLowerCase() === id.toLowerCase())
      return { status: 404, code: "category-cycle", message: "A category cannot be its own ancestor" };
  }
  categories.set(key(tenantId, id), { ...category, ...changes });
  return undefined;
}

function updateTaxClass({ state, tenantId, body }: OperationRequest<Partial<TaxClassUpdate>>): Problem | undefined {
  const { id = "", ...changes } = body; // formally optional in the given spec; 404 without it is ours
  const taxClasses = state.table("taxClasses");
  const taxClass = taxClasses.get(key(tenantId, id));
  if (!taxClass) return buildNotFound("tax class", id || "without an id");
  if (changes.isStandard)
    for (const other of listRows(taxClasses.values(), tenantId))
      // given §2.2
      taxClasses.set(key(tenantId, other.id), { ...other, isStandard: false });
  taxClasses.set(key(tenantId, id), { ...taxClass, ...changes });
  return undefined;
}

function findTaxRate({ state, tenantId, path }: OperationRequest, taxClassId: string): OperationResult {
  const taxClass = state.table("taxClasses").get(key(tenantId, taxClassId));
  if (!taxClass) return { problem: buildNotFound("tax class", taxClassId) };
  if (!state.table("companies").has(key(tenantId, path["companyId"]!)))
    return { problem: buildNotFound("company", path["companyId"]!) };
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
