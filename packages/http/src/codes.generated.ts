// Generated from specs/errors.yaml and project.json by tools/codegen. Do not edit: run `pnpm generate`.

/** Every code an error can have. A code never changes its meaning; `docs` of an error says where it is explained. */
export type PlatformErrorCode =
  /** The platform refused a call. */
  | "ERR_PLATFORM_API"
  /** An option or an argument is missing or malformed. */
  | "ERR_PLATFORM_ARGUMENT"
  /** One of several calls failed. */
  | "ERR_PLATFORM_BATCH"
  /** The host page of an app did not answer as expected. */
  | "ERR_PLATFORM_BRIDGE"
  /** No connection, or it broke. */
  | "ERR_PLATFORM_CONNECTION"
  /** An answer or an event cannot be read. */
  | "ERR_PLATFORM_DECODE"
  /** A manifest is not valid. */
  | "ERR_PLATFORM_MANIFEST"
  /** Some items were refused. */
  | "ERR_PLATFORM_PARTIAL"
  /** A session token is not valid. */
  | "ERR_PLATFORM_SESSION"
  /** The inbox cannot be used. */
  | "ERR_PLATFORM_STORE"
  /** No answer in time. */
  | "ERR_PLATFORM_TIMEOUT"
  /** No access token. */
  | "ERR_PLATFORM_TOKEN"
  /** A person must find out whether a step was done. */
  | "ERR_PLATFORM_UNCLEAR";

/** Where a code is explained: at an address of the docs site, or by a command where no site is known. */
export function explainCode(code: PlatformErrorCode): string {
  return "kontor specs show " + code;
}
