export type * from "./events.generated.ts";
export type * from "./openapi.generated.ts";
