export { fileTokenStore, type FileTokenStoreOptions } from "../stores/file/store.ts";
