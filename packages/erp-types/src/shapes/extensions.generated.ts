// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * The data of a new extension.
 * @see documented
 */
export interface CreateExtension {
  extensionId: string;
  manifestHash: string;
  version: string;
}

/** @see documented */
export interface Extension {
  /** Key of an installed extension. `Extensibility_GetExtensions` lists the extensions with it. */
  id?: ExtensionKey;
  /** Date and time when it was made. */
  created?: string;
  extensionId?: string;
  /** Date and time of the last change. */
  lastChanged?: string;
  manifestHash?: string;
  /** An open set: other values may come. Values: 0 disabled, 1 pending, 2 active. */
  status?: ExtensionRegistrationStatus;
  version?: string;
}

/**
 * Key of an installed extension. `Extensibility_GetExtensions` lists the extensions with it.
 * @see documented
 */
export type ExtensionKey = string;

/**
 * A page of extensions, in the envelope of every paged list.
 * @see documented
 */
export interface ExtensionPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: Extension[];
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
 * An open set: other values may come. Values: 0 disabled, 1 pending, 2 active.
 * @see documented
 */
export type ExtensionRegistrationStatus = 0 | 1 | 2;

/**
 * The data that replaces an extension manifest.
 * @see documented
 */
export interface PutExtensionManifest {
  /** The manifest, as base64. */
  manifest: string;
  /** The signature, as base64. */
  signature: string;
}

/**
 * The changes of an extension.
 * @see documented
 */
export interface UpdateExtension {
  manifestHash?: string;
  /** An open set: other values may come. Values: 0 disabled, 1 pending, 2 active. */
  status?: ExtensionRegistrationStatus;
  version?: string;
}
