// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateTranslation, Translation, UnitOfMeasurementKey, UpdateTranslation } from "./shared.generated.ts";

/**
 * The data of a new unit of measurement.
 * @see documented
 */
export interface CreateUnitOfMeasurement {
  /** Code that is shown. */
  displayCode: string;
  /** Texts, an entry for each language. */
  translations: CreateTranslation[];
}

/** @see documented */
export interface UnitOfMeasurement {
  /** Key of a unit of measurement. `UnitsOfMeasure_QueryUnitsOfMeasurement` lists the units with it. */
  id?: UnitOfMeasurementKey;
  /** Code that is shown. */
  displayCode?: string;
  /** Texts, an entry for each language. */
  translations?: Translation[];
}

/**
 * A page of unit of measurements, in the envelope of every paged list.
 * @see documented
 */
export interface UnitOfMeasurementPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: UnitOfMeasurement[];
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
 * The changes of a unit of measurement.
 * @see documented
 */
export interface UpdateUnitOfMeasurement {
  /** Code that is shown. */
  displayCode: string;
  /** Texts, an entry for each language. */
  translations: UpdateTranslation[];
}
