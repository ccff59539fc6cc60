export * from "./client.generated.ts";
export * from "./decode.generated.ts";
export * from "./errors.generated.ts";
export * from "./operations.generated.ts";
