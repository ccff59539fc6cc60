// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A pick list.
 * @see observed
 */
export interface PickList {
  /** The pick list. */
  id?: string;
  /** Date and time when it was made. */
  createdAt?: string;
  /** The template it was made from. */
  pickListTemplateId?: string;
  /** Name of that template. */
  pickListTemplateName?: string;
  /** Its number. */
  picklistNumber?: string;
  /** Its status. */
  status?: PickListStatus;
  /** Its warehouse. */
  warehouseId?: string;
}

/**
 * A page of pick lists, in the envelope of every paged list.
 * @see documented
 */
export interface PickListPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The pick lists. */
  items?: PickList[];
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
 * How far a pick list or one of its positions is. An open set.
 * @see observed
 */
export type PickListStatus = 10 | 11 | 20 | 30 | 40;
