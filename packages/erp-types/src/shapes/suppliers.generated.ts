// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SupplierKey } from "./shared.generated.ts";

/** @see documented */
export interface Supplier {
  /** Key of a supplier. `Supplier_QuerySuppliers` lists the suppliers with it. */
  id?: SupplierKey;
  /** Second line of the address. */
  address2?: string;
  city?: string;
  comment?: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  contact?: string;
  /** Country, ISO code of two letters. */
  countryIso?: string;
  /** E-mail address. */
  email?: string;
  /** Fax number. */
  fax?: string;
  firstName?: string;
  formOfAddress?: string;
  internalCustomerId?: string;
  /** Language, ISO code. */
  languageISO?: string;
  /** Date and time of the last change. */
  lastChangedDate?: string;
  lastName?: string;
  name?: string;
  /** Telephone number. */
  phone?: string;
  /** Extension of the telephone number. */
  phoneExtension?: string;
  postalCode?: string;
  /** State or province. */
  state?: string;
  status?: string;
  /** Street and house number. */
  street?: string;
  supplierNo?: string;
  type?: string;
  vatID?: string;
  website?: string;
}

/**
 * A page of suppliers, in the envelope of every paged list.
 * @see documented
 */
export interface SupplierPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: Supplier[];
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
