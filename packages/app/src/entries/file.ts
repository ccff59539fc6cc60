export { keyFile, type KeyFile, type KeyFileOptions } from "../registration/key-file.ts";
export { progressFile } from "../registration/progress.ts";
