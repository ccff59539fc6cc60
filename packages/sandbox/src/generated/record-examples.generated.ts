// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/** The records that the examples in the specs show, by collection. */
export const recordExamples: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
};
