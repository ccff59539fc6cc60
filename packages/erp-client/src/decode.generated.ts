// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ApiStatus, AppToken, Category, ErrorResponse, Feature, PickList, PickListPage, Registration, RegistrationStatus, Session, TaxClass, TaxRate } from "@kontor/erp-types";
import { type Decoder, boolean, integer, list, mapOf, number, shape, text } from "@kontor/http";

/** Reads an `ApiStatus`; keeps fields it does not know. */
export const apiStatus: Decoder<ApiStatus> = /* @__PURE__ */ shape<ApiStatus>(
  {},
  {
    version: text,
    timestamp: text,
    tenant: text,
    type: text,
  },
  { anyCase: true },
);

/** Reads a `Feature`; keeps fields it does not know. */
export const feature: Decoder<Feature> = /* @__PURE__ */ shape<Feature>(
  {},
  {
    feature: text,
    version: integer,
    release: text,
    isUsable: boolean,
  },
  { anyCase: true },
);

/** Reads a `Category`; keeps fields it does not know. */
export const category: Decoder<Category> = /* @__PURE__ */ shape<Category>(
  {},
  {
    id: text,
    parentId: text,
    sortNumber: integer,
    name: text,
  },
  { anyCase: true },
);

/** Reads a `TaxClass`; keeps fields it does not know. */
export const taxClass: Decoder<TaxClass> = /* @__PURE__ */ shape<TaxClass>(
  {},
  {
    id: text,
    isStandard: boolean,
    name: text,
    taxType: integer,
  },
  { anyCase: true },
);

/** Reads a `TaxRate`; keeps fields it does not know. */
export const taxRate: Decoder<TaxRate> = /* @__PURE__ */ shape<TaxRate>(
  {},
  {
    rate: number,
    taxClassId: text,
    departureCountryISO: text,
    shipmentCountryISO: text,
  },
  { anyCase: true },
);

/** Reads a `PickList`; keeps fields it does not know. */
export const pickList: Decoder<PickList> = /* @__PURE__ */ shape<PickList>(
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
  { anyCase: true },
);

/** Reads a `PickListPage`; keeps fields it does not know. */
export const pickListPage: Decoder<PickListPage> = /* @__PURE__ */ shape<PickListPage>(
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
  { anyCase: true },
);

/** Reads a `RegistrationStatus`; keeps fields it does not know. */
export const registrationStatus: Decoder<RegistrationStatus> = /* @__PURE__ */ shape<RegistrationStatus>(
  {},
  {
    appId: text,
    registrationRequestId: text,
    status: integer,
  },
  { anyCase: true },
);

/** Reads an `AppToken`; keeps fields it does not know. */
export const appToken: Decoder<AppToken> = /* @__PURE__ */ shape<AppToken>(
  {},
  {
    apiKey: text,
  },
  { anyCase: true },
);

/** Reads a `Registration`; keeps fields it does not know. */
export const registration: Decoder<Registration> = /* @__PURE__ */ shape<Registration>(
  {},
  {
    requestStatusInfo: registrationStatus,
    token: appToken,
    grantedScopes: list(text),
  },
  { anyCase: true },
);

/** Reads a `Session`; keeps fields it does not know. */
export const session: Decoder<Session> = /* @__PURE__ */ shape<Session>(
  {},
  {
    sessionId: text,
  },
  { anyCase: true },
);

/** Reads an `ErrorResponse`; keeps fields it does not know. */
export const errorResponse: Decoder<ErrorResponse> = /* @__PURE__ */ shape<ErrorResponse>(
  {},
  {
    errorCode: text,
    errorMessage: text,
    errors: mapOf(list(text)),
    validationErrors: mapOf(text),
    stacktrace: text,
  },
  { anyCase: true },
);
