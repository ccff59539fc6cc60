// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ApiStatus, AppToken, Category, ErrorResponse, Feature, PickList, PickListPage, Registration, RegistrationStatus, Session, TaxClass, TaxRate } from "@kontor/erp-types";
import { type Decoder, boolean, integer, list, mapOf, number, shapeInAnyCase, text } from "@kontor/http/parts";

/** Reads an `ApiStatus`; keeps fields it does not know. */
export const apiStatus: Decoder<ApiStatus> = /* @__PURE__ */ shapeInAnyCase<ApiStatus>(
  {},
  {
    version: text,
    timestamp: text,
    tenant: text,
    type: text,
  },
);

/** Reads a `Feature`; keeps fields it does not know. */
export const feature: Decoder<Feature> = /* @__PURE__ */ shapeInAnyCase<Feature>(
  {},
  {
    feature: text,
    version: integer,
    release: text,
    isUsable: boolean,
  },
);

/** Reads a `Category`; keeps fields it does not know. */
export const category: Decoder<Category> = /* @__PURE__ */ shapeInAnyCase<Category>(
  {},
  {
    id: text,
    parentId: text,
    sortNumber: integer,
    name: text,
  },
);

/** Reads a `TaxClass`; keeps fields it does not know. */
export const taxClass: Decoder<TaxClass> = /* @__PURE__ */ shapeInAnyCase<TaxClass>(
  {},
  {
    id: text,
    isStandard: boolean,
    name: text,
    taxType: integer,
  },
);

/** Reads a `TaxRate`; keeps fields it does not know. */
export const taxRate: Decoder<TaxRate> = /* @__PURE__ */ shapeInAnyCase<TaxRate>(
  {},
  {
    rate: number,
    taxClassId: text,
    departureCountryISO: text,
    shipmentCountryISO: text,
  },
);

/** Reads a `PickList`; keeps fields it does not know. */
export const pickList: Decoder<PickList> = /* @__PURE__ */ shapeInAnyCase<PickList>(
  {},
  {
    id: text,
    warehouseId: text,
    picklistNumber: text,
    pickListTemplateId: text,
    pickListTemplateName: text,
    status: integer,
    createdAt: text,
  },
);

/** Reads a `PickListPage`; keeps fields it does not know. */
export const pickListPage: Decoder<PickListPage> = /* @__PURE__ */ shapeInAnyCase<PickListPage>(
  {},
  {
    items: list(pickList),
    totalItems: integer,
    pageNumber: integer,
    pageSize: integer,
    totalPages: integer,
    hasPreviousPage: boolean,
    hasNextPage: boolean,
    nextPageNumber: integer,
    previousPageNumber: integer,
  },
);

/** Reads a `RegistrationStatus`; keeps fields it does not know. */
export const registrationStatus: Decoder<RegistrationStatus> = /* @__PURE__ */ shapeInAnyCase<RegistrationStatus>(
  {},
  {
    appId: text,
    registrationRequestId: text,
    status: integer,
  },
);

/** Reads an `AppToken`; keeps fields it does not know. */
export const appToken: Decoder<AppToken> = /* @__PURE__ */ shapeInAnyCase<AppToken>(
  {},
  {
    apiKey: text,
  },
);

/** Reads a `Registration`; keeps fields it does not know. */
export const registration: Decoder<Registration> = /* @__PURE__ */ shapeInAnyCase<Registration>(
  {},
  {
    requestStatusInfo: registrationStatus,
    token: appToken,
    grantedScopes: list(text),
  },
);

/** Reads a `Session`; keeps fields it does not know. */
export const session: Decoder<Session> = /* @__PURE__ */ shapeInAnyCase<Session>(
  {},
  {
    sessionId: text,
  },
);

/** Reads an `ErrorResponse`; keeps fields it does not know. */
export const errorResponse: Decoder<ErrorResponse> = /* @__PURE__ */ shapeInAnyCase<ErrorResponse>(
  {},
  {
    errorCode: text,
    errorMessage: text,
    errors: mapOf(list(text)),
    validationErrors: mapOf(text),
    stacktrace: text,
  },
);
