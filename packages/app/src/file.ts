export * from "./key-file.ts";
export * from "./progress-file.ts";
