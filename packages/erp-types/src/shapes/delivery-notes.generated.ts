// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ShippingMethodKey } from "./shared.generated.ts";

/**
 * The data of a new delivery note package posting.
 * @see documented
 */
export interface CreateDeliveryNotePackagePosting {
  /** Comment. */
  comment?: string;
  /** Date when it was sent. */
  shippedDate?: string;
  /** Number by which the carrier finds the package. */
  trackingID: string;
}

/**
 * A delivery note.
 * @see documented
 */
export interface DeliveryNote {
  /** The delivery note. */
  id?: DeliveryNoteKey;
  /** Date of the delivery note. */
  deliveryNoteDate?: string;
  /** Number that people use. */
  number?: string;
  /** Packages of the document. */
  packages?: DeliveryNotePackage[];
}

/**
 * Key of a delivery note.
 * @see documented
 */
export type DeliveryNoteKey = string;

/**
 * A delivery note package.
 * @see documented
 */
export interface DeliveryNotePackage {
  /** The delivery note package. */
  id?: PackageKey;
  /** Comment. */
  comment?: string;
  /** Date of the package. */
  packageDate?: string;
  /** Date when it was sent. */
  shippedDate?: string;
  /** The shipping method. */
  shippingMethodId?: ShippingMethodKey;
  /** Number by which the carrier finds the package. */
  trackingID?: string;
  /** Address of the carrier's page about the package. */
  trackingUrl?: string;
  /** Weights of the package. */
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
 * A delivery note workflow event. An open set. Values: 1 created, 2 deleted, 3 shipped.
 * @see documented
 */
export type DeliveryNoteWorkflowEvent = 1 | 2 | 3;

/**
 * Key of a package.
 * @see documented
 */
export type PackageKey = string;

/**
 * The changes of a delivery note package posting.
 * @see documented
 */
export interface UpdateDeliveryNotePackagePosting {
  /** Comment. */
  comment?: string;
  /** Date when it was sent. */
  shippedDate?: string;
  /** Number by which the carrier finds the package. */
  trackingID: string;
}
