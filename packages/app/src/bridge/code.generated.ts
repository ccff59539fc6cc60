// Generated from specs/errors.yaml and project.json by tools/codegen. Do not edit: run `pnpm generate`.

/** Every code an error can have. A code never changes its meaning; `docs` of an error says where it is explained. */
export type PlatformErrorCode =
  /** The host page of an app did not answer as expected. */
  | "ERR_PLATFORM_BRIDGE";

/** Where a code is explained: at an address of the docs site, or by a command where no site is known. */
export function explainCode(code: PlatformErrorCode): string {
  return "kontor specs show " + code;
}
