export type { components, operations, paths } from "./openapi.generated.ts";
