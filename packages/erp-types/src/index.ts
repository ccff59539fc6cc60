export type * from "./types.generated.ts";
export type * from "./scopes.generated.ts";
