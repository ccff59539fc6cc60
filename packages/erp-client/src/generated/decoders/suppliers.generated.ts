// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Supplier, SupplierPage } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `Supplier`; keeps fields it does not know. */
export const decodeSupplier: Decoder<Supplier> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<Supplier>(
  {},
  {
    id: text,
    address2: text,
    city: text,
    comment: text,
    company: text,
    company2: text,
    contact: text,
    countryIso: text,
    email: text,
    fax: text,
    firstName: text,
    formOfAddress: text,
    internalCustomerId: text,
    languageISO: text,
    lastChangedDate: text,
    lastName: text,
    name: text,
    phone: text,
    phoneExtension: text,
    postalCode: text,
    state: text,
    status: text,
    street: text,
    supplierNo: text,
    type: text,
    vatID: text,
    website: text,
  },
));

/** Reads a `SupplierPage`; keeps fields it does not know. */
export const decodeSupplierPage: Decoder<SupplierPage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SupplierPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeSupplier),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));
