// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ShippingMethodKey } from "./shared.generated.ts";

/**
 * The data of a new delivery note package posting.
 * @see documented
 */
export interface CreateDeliveryNotePackagePosting {
  comment?: string;
  /** Date when it was sent. */
  shippedDate?: string;
  /** Number by which the carrier finds the package. */
  trackingID: string;
}

/** @see documented */
export interface DeliveryNote {
  /** Key of a delivery note. `DeliveryNote_QueryDeliveryNotes` lists the notes with it. */
  id?: DeliveryNoteKey;
  deliveryNoteDate?: string;
  /** Number that people use. */
  number?: string;
  /** Packages of the document. */
  packages?: DeliveryNotePackage[];
}

/**
 * Key of a delivery note. `DeliveryNote_QueryDeliveryNotes` lists the notes with it.
 * @see documented
 */
export type DeliveryNoteKey = string;

/** @see documented */
export interface DeliveryNotePackage {
  /** Key of a package of a delivery note. `DeliveryNote_GetDeliveryNotePackages` lists the packages of a note with it. */
  id?: PackageKey;
  comment?: string;
  packageDate?: string;
  /** Date when it was sent. */
  shippedDate?: string;
  /** Key of a shipping method. `ShippingMethod_QueryShippingMethods` lists the methods with it. */
  shippingMethodId?: ShippingMethodKey;
  /** Number by which the carrier finds the package. */
  trackingID?: string;
  /** Address of the carrier's page about the package. */
  trackingUrl?: string;
  weights?: number;
}

/**
 * A page of delivery notes, in the envelope of every paged list.
 * @see documented
 */
export interface DeliveryNotePage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: DeliveryNote[];
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
 * An open set: other values may come. Values: 1 created, 2 deleted, 3 shipped.
 * @see documented
 */
export type DeliveryNoteWorkflowEvent = 1 | 2 | 3;

/**
 * Key of a package of a delivery note. `DeliveryNote_GetDeliveryNotePackages` lists the packages of a note with it.
 * @see documented
 */
export type PackageKey = string;

/**
 * The changes of a delivery note package posting.
 * @see documented
 */
export interface UpdateDeliveryNotePackagePosting {
  comment?: string;
  /** Date when it was sent. */
  shippedDate?: string;
  /** Number by which the carrier finds the package. */
  trackingID: string;
}
