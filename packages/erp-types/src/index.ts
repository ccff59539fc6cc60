export type * from "./openapi.generated.ts";
export type * from "./scopes.generated.ts";
