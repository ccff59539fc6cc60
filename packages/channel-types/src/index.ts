export type * from "./events.generated.ts";
export type * from "./types.generated.ts";
