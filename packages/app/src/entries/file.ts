export { keyFile, type KeyFile } from "../registration/key-file.ts";
export { progressFile } from "../registration/progress-file.ts";
