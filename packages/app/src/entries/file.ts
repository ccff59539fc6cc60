export * from "../registration/key-file.ts";
export * from "../registration/progress-file.ts";
