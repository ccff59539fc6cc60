export { fileTokenStore } from "../stores/file/store.ts";
export type { FileTokenStoreOptions } from "../stores/file/store.ts";
