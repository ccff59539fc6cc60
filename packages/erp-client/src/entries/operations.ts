export { operations, type OperationId } from "../generated/operations.generated.ts";
