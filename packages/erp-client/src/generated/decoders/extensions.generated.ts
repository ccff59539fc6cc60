// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Extension, ExtensionPage } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads an `Extension`; keeps fields it does not know. */
export const decodeExtension: Decoder<Extension> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<Extension>(
  {},
  {
    id: text,
    created: text,
    extensionId: text,
    lastChanged: text,
    manifestHash: text,
    status: integer,
    version: text,
  },
));

/** Reads an `ExtensionPage`; keeps fields it does not know. */
export const decodeExtensionPage: Decoder<ExtensionPage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ExtensionPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeExtension),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));
