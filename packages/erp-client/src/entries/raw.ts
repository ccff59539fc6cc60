export { rawErpClient } from "../generated/raw.generated.ts";
export type { components, operations, paths } from "@kontor/erp-types/openapi";
export { renamedPaths } from "../renamed-paths.ts";
