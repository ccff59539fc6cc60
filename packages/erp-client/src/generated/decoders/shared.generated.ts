// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Address, AppToken, AttributeSalesChannelValues, AttributeValue, AttributeValues, CategoryAttributes, CategoryCustomFieldValue, CategoryCustomFields, CategoryDescriptions, CategoryDiscount, CategoryDiscounts, CategoryHiddenForCustomerGroup, CategoryHiddenForCustomerGroups, CategoryRecord, CategoryShop, CategoryShops, DescriptionData, ErrorResponse, ItemResult, Note, Payment, PlatformDescription, Registration, RegistrationStatus, SalesChannelDescription, Translation, WorkflowEvent } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, lenient, lenientList, lenientText, list, mapOf, number, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads an `Address`; keeps fields it does not know. */
export const decodeAddress: Decoder<Address> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<Address>(
  {},
  {
    id: text,
    address2: text,
    city: text,
    company: text,
    company2: text,
    countryIso: text,
    emailAddress: text,
    fax: text,
    firstName: text,
    formOfAddress: text,
    lastName: text,
    mobilePhoneNumber: text,
    phoneNumber: text,
    postalCode: text,
    state: text,
    street: text,
    title: text,
    vatID: text,
  },
));

/** Reads an `AppToken`; keeps fields it does not know. */
export const decodeAppToken: Decoder<AppToken> = /* @__PURE__ */ shapeInAnyCase<AppToken>(
  {},
  {
    apiKey: text,
  },
);

/** Reads an `AttributeValue`; keeps fields it does not know. */
export const decodeAttributeValue: Decoder<AttributeValue> = /* @__PURE__ */ shapeInAnyCase<AttributeValue>(
  {},
  {
    languageId: text,
    value: text,
  },
);

/** Reads an `AttributeSalesChannelValues`; keeps fields it does not know. */
export const decodeAttributeSalesChannelValues: Decoder<AttributeSalesChannelValues> = /* @__PURE__ */ shapeInAnyCase<AttributeSalesChannelValues>(
  {},
  {
    salesChannelId: text,
    values: /* @__PURE__ */ list(decodeAttributeValue),
  },
);

/** Reads an `AttributeValues`; keeps fields it does not know. */
export const decodeAttributeValues: Decoder<AttributeValues> = /* @__PURE__ */ shapeInAnyCase<AttributeValues>(
  {},
  {
    attributeId: text,
    defaultValues: /* @__PURE__ */ list(decodeAttributeValue),
    salesChannelValues: /* @__PURE__ */ list(decodeAttributeSalesChannelValues),
  },
);

/** Reads a `CategoryAttributes`; keeps fields it does not know. */
export const decodeCategoryAttributes: Decoder<CategoryAttributes> = /* @__PURE__ */ shapeInAnyCase<CategoryAttributes>(
  {},
  {
    values: /* @__PURE__ */ list(decodeAttributeValues),
  },
);

/** Reads a `CategoryCustomFieldValue`; keeps fields it does not know. */
export const decodeCategoryCustomFieldValue: Decoder<CategoryCustomFieldValue> = /* @__PURE__ */ shapeInAnyCase<CategoryCustomFieldValue>(
  {},
  {
    customFieldId: text,
    value: text,
  },
);

/** Reads a `CategoryCustomFields`; keeps fields it does not know. */
export const decodeCategoryCustomFields: Decoder<CategoryCustomFields> = /* @__PURE__ */ shapeInAnyCase<CategoryCustomFields>(
  {},
  {
    values: /* @__PURE__ */ list(decodeCategoryCustomFieldValue),
  },
);

/** Reads a `DescriptionData`; keeps fields it does not know. */
export const decodeDescriptionData: Decoder<DescriptionData> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<DescriptionData>(
  {},
  {
    description: text,
    itemName: text,
    metaDescription: text,
    metaKeywords: text,
    shortDescription: text,
    titleTag: text,
    urlPath: text,
  },
));

/** Reads a `PlatformDescription`; keeps fields it does not know. */
export const decodePlatformDescription: Decoder<PlatformDescription> = /* @__PURE__ */ shapeInAnyCase<PlatformDescription>(
  {},
  {
    descriptionData: decodeDescriptionData,
    languageId: text,
    platformId: text,
  },
);

/** Reads a `SalesChannelDescription`; keeps fields it does not know. */
export const decodeSalesChannelDescription: Decoder<SalesChannelDescription> = /* @__PURE__ */ shapeInAnyCase<SalesChannelDescription>(
  {},
  {
    descriptionData: decodeDescriptionData,
    languageId: text,
    salesChannelId: text,
  },
);

/** Reads a `CategoryDescriptions`; keeps fields it does not know. */
export const decodeCategoryDescriptions: Decoder<CategoryDescriptions> = /* @__PURE__ */ shapeInAnyCase<CategoryDescriptions>(
  {},
  {
    defaultDescriptions: /* @__PURE__ */ list(decodePlatformDescription),
    salesChannelDescriptions: /* @__PURE__ */ list(decodeSalesChannelDescription),
  },
);

/** Reads a `CategoryDiscount`; keeps fields it does not know. */
export const decodeCategoryDiscount: Decoder<CategoryDiscount> = /* @__PURE__ */ shapeInAnyCase<CategoryDiscount>(
  {},
  {
    customerGroupId: text,
    discount: number,
    shopId: text,
  },
);

/** Reads a `CategoryDiscounts`; keeps fields it does not know. */
export const decodeCategoryDiscounts: Decoder<CategoryDiscounts> = /* @__PURE__ */ shapeInAnyCase<CategoryDiscounts>(
  {},
  {
    values: /* @__PURE__ */ list(decodeCategoryDiscount),
  },
);

/** Reads a `CategoryHiddenForCustomerGroup`; keeps fields it does not know. */
export const decodeCategoryHiddenForCustomerGroup: Decoder<CategoryHiddenForCustomerGroup> = /* @__PURE__ */ shapeInAnyCase<CategoryHiddenForCustomerGroup>(
  {},
  {
    customerGroupId: text,
    shopId: text,
  },
);

/** Reads a `CategoryHiddenForCustomerGroups`; keeps fields it does not know. */
export const decodeCategoryHiddenForCustomerGroups: Decoder<CategoryHiddenForCustomerGroups> = /* @__PURE__ */ shapeInAnyCase<CategoryHiddenForCustomerGroups>(
  {},
  {
    values: /* @__PURE__ */ list(decodeCategoryHiddenForCustomerGroup),
  },
);

/** Reads a `CategoryShop`; keeps fields it does not know. */
export const decodeCategoryShop: Decoder<CategoryShop> = /* @__PURE__ */ shapeInAnyCase<CategoryShop>(
  {},
  {
    shopId: text,
  },
);

/** Reads a `CategoryShops`; keeps fields it does not know. */
export const decodeCategoryShops: Decoder<CategoryShops> = /* @__PURE__ */ shapeInAnyCase<CategoryShops>(
  {},
  {
    values: /* @__PURE__ */ list(decodeCategoryShop),
  },
);

/** Reads a `CategoryRecord`; keeps fields it does not know. */
export const decodeCategoryRecord: Decoder<CategoryRecord> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<CategoryRecord>(
  {},
  {
    id: text,
    attributes: decodeCategoryAttributes,
    customFields: decodeCategoryCustomFields,
    descriptions: decodeCategoryDescriptions,
    discounts: decodeCategoryDiscounts,
    hiddenForCustomerGroups: decodeCategoryHiddenForCustomerGroups,
    parentCategoryId: text,
    shops: decodeCategoryShops,
    sortNumber: integer,
  },
));

/** Reads an `ErrorResponse`; keeps fields it does not know. */
export const decodeErrorResponse: Decoder<ErrorResponse> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ErrorResponse>(
  {},
  {
    errorCode: /* @__PURE__ */ lenient(lenientText),
    errorMessage: /* @__PURE__ */ lenient(lenientText),
    errors: /* @__PURE__ */ lenient(/* @__PURE__ */ mapOf(/* @__PURE__ */ lenientList(lenientText))),
    stacktrace: /* @__PURE__ */ lenient(lenientText),
    validationErrors: /* @__PURE__ */ lenient(/* @__PURE__ */ mapOf(lenientText)),
  },
));

/** Reads an `ItemResult`; keeps fields it does not know. */
export const decodeItemResult: Decoder<ItemResult> = /* @__PURE__ */ shapeInAnyCase<ItemResult>(
  {},
  {
    itemId: text,
  },
);

/** Reads a `Note`; keeps fields it does not know. */
export const decodeNote: Decoder<Note> = /* @__PURE__ */ shapeInAnyCase<Note>(
  {},
  {
    noteBody: text,
    noteId: text,
  },
);

/** Reads a `Payment`; keeps fields it does not know. */
export const decodePayment: Decoder<Payment> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<Payment>(
  {},
  {
    id: text,
    amount: number,
    assignmentInfo: text,
    assignmentRating: integer,
    assignmentType: integer,
    date: text,
    externalTransactionId: text,
    isAdvancePayment: boolean,
    manualSKR: text,
    name: text,
    noExport: integer,
    note: text,
    paymentMethodId: text,
    paymentType: integer,
    salesInvoiceCorrectionId: text,
    salesInvoiceId: text,
    salesOrderId: text,
    userId: text,
  },
));

/** Reads a `RegistrationStatus`; keeps fields it does not know. */
export const decodeRegistrationStatus: Decoder<RegistrationStatus> = /* @__PURE__ */ shapeInAnyCase<RegistrationStatus>(
  {},
  {
    appId: text,
    registrationRequestId: text,
    status: integer,
  },
);

/** Reads a `Registration`; keeps fields it does not know. */
export const decodeRegistration: Decoder<Registration> = /* @__PURE__ */ shapeInAnyCase<Registration>(
  {},
  {
    grantedScopes: /* @__PURE__ */ list(text),
    requestStatusInfo: decodeRegistrationStatus,
    token: decodeAppToken,
  },
);

/** Reads a `Translation`; keeps fields it does not know. */
export const decodeTranslation: Decoder<Translation> = /* @__PURE__ */ shapeInAnyCase<Translation>(
  {},
  {
    languageIso: text,
    name: text,
  },
);

/** Reads a `WorkflowEvent`; keeps fields it does not know. */
export const decodeWorkflowEvent: Decoder<WorkflowEvent> = /* @__PURE__ */ shapeInAnyCase<WorkflowEvent>(
  {},
  {
    id: integer,
    name: text,
  },
);
