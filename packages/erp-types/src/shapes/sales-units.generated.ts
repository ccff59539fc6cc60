// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateTranslation, Translation, UpdateTranslation } from "./shared.generated.ts";

/**
 * The data of a new sales unit.
 * @see documented
 */
export interface CreateSalesUnit {
  /** Texts, an entry for each language. */
  translations: CreateTranslation[];
}

/** @see documented */
export interface SalesUnit {
  /** Key of a sales unit. `UnitsOfMeasure_QuerySalesUnits` lists the units with it. */
  id?: SalesUnitKey;
  /** Texts, an entry for each language. */
  translations?: Translation[];
}

/**
 * Key of a sales unit. `UnitsOfMeasure_QuerySalesUnits` lists the units with it.
 * @see documented
 */
export type SalesUnitKey = string;

/**
 * A page of sales units, in the envelope of every paged list.
 * @see documented
 */
export interface SalesUnitPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: SalesUnit[];
  /** The page after. On the last page the number of pages by the description, null by the guide to paging. */
  nextPageNumber?: number;
  /** This page. */
  pageNumber?: number;
  /** Entries on a page. */
  pageSize?: number;
  /** The page before. On the first page 1 by the description, null by the guide to paging. */
  previousPageNumber?: number;
  /** Entries in all. */
  totalItems?: number;
  /** Pages in all. */
  totalPages?: number;
}

/**
 * The changes of a sales unit.
 * @see documented
 */
export interface UpdateSalesUnit {
  /** Texts, an entry for each language. */
  translations: UpdateTranslation[];
}
