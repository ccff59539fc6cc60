export { createErpClient, type ErpClient } from "../generated/client.generated.ts";
export { erpHeaders, type ErpClientOptions, type ErpCore, type ErpHeaders } from "../generated/core.generated.ts";
export { ErpError } from "../generated/errors.generated.ts";
export { secretFields } from "../generated/secret-fields.generated.ts";
export type * from "../generated/types.generated.ts";
