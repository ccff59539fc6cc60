export { tokenStoreConformance } from "../stores/conformance.ts";
export type { ConformanceCase } from "../stores/conformance.ts";
