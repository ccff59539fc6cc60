// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/** The fields of the ERP cloud API that hold a key, a password or the number of an account or a card. Give them to the redaction of your log; no message of ours shows a value. */
export const secretFields: readonly string[] = [
  "Password",
  "accountNumber",
  "apiKey",
  "bankCardNumber",
  "cardCVV",
  "cardNumber",
  "cardValidUntil",
  "cardValidity",
  "cardVerificationValue",
  "iBAN",
];
