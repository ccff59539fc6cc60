// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/** Every operation: where it is, which method calls it, what it needs, and where it is written. */
export const operations = {
  Category_UpdateCategory: {"method":"PATCH","path":"/v2/UpdateCategory","call":"categories.update","scopes":["items.write"],"maturity":"Development","source":"given §4.1"},
  TaxClass_UpdateTaxClass: {"method":"PATCH","path":"/v2/taxclasses/update","call":"taxClasses.update","scopes":["taxes.write"],"maturity":"stable","source":"given §4.2"},
} as const;

export type OperationId = keyof typeof operations;
