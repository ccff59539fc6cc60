// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateExtension, Extension, ExtensionKey, ExtensionPage, PutExtensionManifest, UpdateExtension } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, paginate } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeExtension, decodeExtensionPage } from "../decoders/extensions.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface ExtensibilityDeleteExtensionParameters {
  /** Key of an installed extension. `Extensibility_GetExtensions` lists the extensions with it. */
  extensionId: ExtensionKey;
}

export interface ExtensibilityGetExtensionParameters {
  /** Key of an installed extension. `Extensibility_GetExtensions` lists the extensions with it. */
  extensionId: ExtensionKey;
}

export interface ExtensibilityGetExtensionsParameters {
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

export interface ExtensibilityPutExtensionManifestParameters {
  /** Key of an installed extension. `Extensibility_GetExtensions` lists the extensions with it. */
  extensionId: ExtensionKey;
}

export interface ExtensibilityUpdateExtensionParameters {
  /** Key of an installed extension. `Extensibility_GetExtensions` lists the extensions with it. */
  extensionId: ExtensionKey;
}

/** Operations on `extensions`. Every method throws an {@link ErpError}. */
export interface ExtensionsGroup {
  /**
   * Install an extension. `POST /v2/extensions`, scope `extensibility.integration`. Maturity: Planned.
   * Installs a signed extension, known by its id, version and the hash of its manifest, and answers it.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateExtension, options?: CallOptions): Promise<Extension>;
  /**
   * Delete an extension. `DELETE /v2/extensions/{extensionId}`, scope `extensibility.integration`. Maturity: Planned.
   * Removes an installed extension from the tenant.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  delete(params: ExtensibilityDeleteExtensionParameters, options?: CallOptions): Promise<void>;
  /**
   * Get an extension. `GET /v2/extensions/{extensionId}`, scope `extensibility.integration`. Maturity: Planned.
   * Returns one installed extension: version, status, hash of its manifest and times.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: ExtensibilityGetExtensionParameters, options?: CallOptions): Promise<Extension>;
  /**
   * List extensions. `GET /v2/extensions`, scope `extensibility.integration`. Maturity: Planned.
   * Lists the installed extensions with version and status. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: ExtensibilityGetExtensionsParameters, options?: CallOptions): Promise<ExtensionPage>;
  /**
   * Every item of `list()`, page after page: `for await (const item of …)`. `GET /v2/extensions`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  each(params?: Omit<ExtensibilityGetExtensionsParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<Extension, void, void>;
  /**
   * Replace the manifest of an extension. `PUT /v2/extensions/{extensionId}/manifest`, scope `extensibility.integration`. Maturity: Planned.
   * Replaces the manifest of an extension. Manifest and signature are base64; 412 where the signature is wrong.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  replaceManifest(params: ExtensibilityPutExtensionManifestParameters, body: PutExtensionManifest, options?: CallOptions): Promise<void>;
  /**
   * Update an extension. `PATCH /v2/extensions/{extensionId}`, scope `extensibility.integration`. Maturity: Planned.
   * Changes version, status or hash of the manifest of an extension and answers it. The manifest itself has an operation of its own.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  update(params: ExtensibilityUpdateExtensionParameters, body: UpdateExtension, options?: CallOptions): Promise<Extension>;
}

/** The methods of `extensions` alone, without the rest of the client. */
export function extensions(core: ErpCore): ExtensionsGroup {
  const methods: ExtensionsGroup = buildGroup<ExtensionsGroup>(core, "erp.extensions", {
    create: ["POST /v2/extensions Extensibility_CreateExtension body", { bodyFields: "extensionId manifestHash version", decode: decodeExtension }],
    delete: ["DELETE /v2/extensions/{extensionId} Extensibility_DeleteExtension params", { answer: "none" }],
    get: ["GET /v2/extensions/{extensionId} Extensibility_GetExtension params", { decode: decodeExtension }],
    list: ["GET /v2/extensions Extensibility_GetExtensions params", { query: ["pageNumber","pageSize"], decode: decodeExtensionPage }],
    each: (params, options) => paginate((pageNumber) => methods.list({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
    replaceManifest: ["PUT /v2/extensions/{extensionId}/manifest Extensibility_PutExtensionManifest params body", { bodyFields: "manifest signature", answer: "none" }],
    update: ["PATCH /v2/extensions/{extensionId} Extensibility_UpdateExtension params body", { decode: decodeExtension }],
  });
  return methods;
}
