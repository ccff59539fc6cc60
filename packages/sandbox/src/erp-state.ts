import type { CategoryUpdate, TaxClassUpdate } from "@kontor/erp-types";
import type { Problem } from "./problem.ts";
import type { Category, Seed, TaxClass } from "./seed.ts";

export interface ErpState {
  hasTenant(tenantId: string): boolean;
  /** Applies an update, or says why not. */
  updateCategory(tenantId: string, update: CategoryUpdate): Problem | undefined;
  updateTaxClass(tenantId: string, update: TaxClassUpdate): Problem | undefined;
  categories(tenantId: string): Category[];
  taxClasses(tenantId: string): TaxClass[];
}

/** Categories and tax classes of each tenant, apart from one another. */
export function createErpState(seed: Seed["tenants"]): ErpState {
  const tenants = new Map(
    Object.entries(structuredClone(seed)).map(([id, { categories, taxClasses }]) => [
      id.toLowerCase(),
      {
        categories: new Map(categories.map((each) => [each.id.toLowerCase(), each])),
        taxClasses: new Map(taxClasses.map((each) => [each.id.toLowerCase(), each])),
      },
    ]),
  );
  const of = (tenantId: string) => {
    const tenant = tenants.get(tenantId.toLowerCase());
    if (!tenant)
      throw new RangeError(
        `Cannot look into a tenant as its id must be one of ${[...tenants.keys()].join(", ")}: got ${tenantId}`,
      );
    return tenant;
  };

  return {
    hasTenant: (tenantId) => tenants.has(tenantId.toLowerCase()),
    updateCategory(tenantId, { id, ...changes }) {
      const { categories } = of(tenantId);
      const category = categories.get(id.toLowerCase());
      if (!category) return notFound("category", id);
      for (let above = changes.parentId; above !== undefined; above = categories.get(above.toLowerCase())?.parentId) {
        if (!categories.has(above.toLowerCase())) return notFound("parent category", above);
        if (above.toLowerCase() === id.toLowerCase())
          return { status: 404, code: "category-cycle", message: "A category cannot be its own ancestor" };
      }
      Object.assign(category, changes);
      return undefined;
    },
    updateTaxClass(tenantId, { id, ...changes }) {
      const { taxClasses } = of(tenantId);
      const taxClass = taxClasses.get((id ?? "").toLowerCase()); // formally optional in the given spec; 404 without it is ours
      if (!taxClass) return notFound("tax class", id ?? "without an id");
      if (changes.isStandard) for (const other of taxClasses.values()) other.isStandard = false; // given §2.2
      Object.assign(taxClass, changes);
      return undefined;
    },
    categories: (tenantId) => structuredClone([...of(tenantId).categories.values()]),
    taxClasses: (tenantId) => structuredClone([...of(tenantId).taxClasses.values()]),
  };
}

function notFound(what: string, id: string): Problem {
  return { status: 404, code: "not-found", message: `There is no ${what} ${id}` };
}
