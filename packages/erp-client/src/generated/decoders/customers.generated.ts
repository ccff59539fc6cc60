// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CustomerAddressRef, CustomerBankAccount, CustomerBankAccountRef, CustomerContact, CustomerContactIdentity, CustomerContactRef, CustomerRef } from "@kontor/erp-types";
import { type Decoder, boolean, later, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `CustomerAddressRef`; keeps fields it does not know. */
export const decodeCustomerAddressRef: Decoder<CustomerAddressRef> = /* @__PURE__ */ shapeInAnyCase<CustomerAddressRef>(
  {},
  {
    id: text,
  },
);

/** Reads a `CustomerBankAccount`; keeps fields it does not know. */
export const decodeCustomerBankAccount: Decoder<CustomerBankAccount> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<CustomerBankAccount>(
  {},
  {
    id: text,
    accountHolder: text,
    accountNumber: text,
    bIC: text,
    bankCode: text,
    bankName: text,
    cardCVV: text,
    cardNumber: text,
    cardType: text,
    cardValidity: text,
    customerId: text,
    iBAN: text,
    isDefault: boolean,
  },
));

/** Reads a `CustomerBankAccountRef`; keeps fields it does not know. */
export const decodeCustomerBankAccountRef: Decoder<CustomerBankAccountRef> = /* @__PURE__ */ shapeInAnyCase<CustomerBankAccountRef>(
  {},
  {
    id: text,
  },
);

/** Reads a `CustomerContactIdentity`; keeps fields it does not know. */
export const decodeCustomerContactIdentity: Decoder<CustomerContactIdentity> = /* @__PURE__ */ shapeInAnyCase<CustomerContactIdentity>(
  {},
  {
    firstName: text,
    salutation: text,
  },
);

/** Reads a `CustomerContact`; keeps fields it does not know. */
export const decodeCustomerContact: Decoder<CustomerContact> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<CustomerContact>(
  {},
  {
    id: text,
    customerId: text,
    department: text,
    emailAddress: text,
    fax: text,
    identity: decodeCustomerContactIdentity,
    lastName: text,
    mobilePhoneNumber: text,
    phoneNumber: text,
  },
));

/** Reads a `CustomerContactRef`; keeps fields it does not know. */
export const decodeCustomerContactRef: Decoder<CustomerContactRef> = /* @__PURE__ */ shapeInAnyCase<CustomerContactRef>(
  {},
  {
    id: text,
  },
);

/** Reads a `CustomerRef`; keeps fields it does not know. */
export const decodeCustomerRef: Decoder<CustomerRef> = /* @__PURE__ */ shapeInAnyCase<CustomerRef>(
  {},
  {
    id: text,
  },
);
