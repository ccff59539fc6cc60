export * from "../generated/client.generated.ts";
export * from "../generated/decode.generated.ts";
export * from "../generated/errors.generated.ts";
export * from "../generated/operations.generated.ts";
