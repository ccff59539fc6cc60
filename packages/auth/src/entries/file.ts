export { fileTokenStore } from "../stores/file.ts";
export type { FileTokenStoreOptions } from "../stores/file.ts";
