export { keyFile, type KeyFile, type KeyFileOptions, progressFile } from "../registration/files.ts";
