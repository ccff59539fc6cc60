export { tokenStoreConformance, type ConformanceCase } from "../stores/conformance.ts";
