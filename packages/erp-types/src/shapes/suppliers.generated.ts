// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SupplierKey } from "./shared.generated.ts";

/**
 * A supplier.
 * @see documented
 */
export interface Supplier {
  /** The supplier. */
  id?: SupplierKey;
  /** Second line of the address. */
  address2?: string;
  /** City. */
  city?: string;
  /** Comment. */
  comment?: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Contact. */
  contact?: string;
  /** Country, ISO code of two letters. */
  countryIso?: string;
  /** E-mail address. */
  email?: string;
  /** Fax number. */
  fax?: string;
  /** First name. */
  firstName?: string;
  /** Form of address. */
  formOfAddress?: string;
  /** The internal customer. */
  internalCustomerId?: string;
  /** Language, ISO code. */
  languageISO?: string;
  /** Date and time of the last change. */
  lastChangedDate?: string;
  /** Last name. */
  lastName?: string;
  /** Name. */
  name?: string;
  /** Telephone number. */
  phone?: string;
  /** Extension of the telephone number. */
  phoneExtension?: string;
  /** Postal code. */
  postalCode?: string;
  /** State or province. */
  state?: string;
  /** Status. */
  status?: string;
  /** Street and house number. */
  street?: string;
  /** Supplier no. */
  supplierNo?: string;
  /** Type. */
  type?: string;
  /** VAT id. */
  vatID?: string;
  /** Website. */
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
