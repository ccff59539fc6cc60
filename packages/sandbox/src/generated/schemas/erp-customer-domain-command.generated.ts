// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpCustomerDomainCommand: GroupSchemas = {
  operations: {
    CustomerDomain_CreateCustomer: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {},
      body: {"$ref":"CreateCustomerCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateCustomerCommand: () => ({
      additionalProperties: false,
      required: ["billingAddress","companyId","customerGroupId"],
      type: "object",
      properties: {
        accountsReceivableNumber: {"format":"int32","type":"integer"},
        billingAddress: {"$ref":"CreateCustomerCommandAddress"},
        birthday: {"format":"date-time","type":"string"},
        commercialRegisterNumber: {"type":"string"},
        companyId: {"$ref":"CompanyKey"},
        customerCategoryId: {"$ref":"CustomerCategoryKey"},
        customerGroupId: {"$ref":"CustomerGroupKey"},
        customerNumber: {"type":"string"},
        ebayName: {"type":"string"},
        homepage: {"type":"string"},
        initialContact: {"type":"string"},
        isCashRegisterBased: {"type":"boolean"},
        isLocked: {"type":"boolean"},
        languageIso: {"type":"string"},
        paymentMethodId: {"$ref":"PaymentMethodKey"},
        paymentSettings: {"$ref":"CreateCustomerCommandPaymentSettings"},
        shipmentAddress: {"$ref":"CreateCustomerCommandAddress"},
        taxIdentificationNumber: {"type":"string"},
      },
    }),
    CreateCustomerCommandAddress: () => ({
      additionalProperties: false,
      required: ["city","countryIso","street"],
      type: "object",
      properties: {
        additionalAddressLine: {"type":"string"},
        additionalCompanyLine: {"type":"string"},
        city: {"type":"string"},
        companyName: {"type":"string"},
        countryIso: {"maxLength":2,"minLength":2,"type":"string"},
        emailAddress: {"type":"string"},
        faxNumber: {"type":"string"},
        firstName: {"type":"string"},
        lastName: {"type":"string"},
        mobilePhoneNumber: {"type":"string"},
        phoneNumber: {"type":"string"},
        postalCode: {"type":"string"},
        salutation: {"type":"string"},
        state: {"type":"string"},
        street: {"type":"string"},
        title: {"type":"string"},
        vatId: {"type":"string"},
      },
    }),
    CreateCustomerCommandPaymentSettings: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        creditLimit: {"format":"int32","type":"integer"},
        discount: {"type":"number"},
        isDunningBlocked: {"type":"boolean"},
        paymentDueDateInDays: {"format":"int32","type":"integer"},
      },
    }),
  },
};
