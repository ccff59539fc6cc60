// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.

/** The fields of the Marketplace channel interface that hold a key, a password or the number of an account or a card. Give them to the redaction of your log; no message of ours shows a value. */
export const secretFields: readonly string[] = [
  "authToken",
  "refreshToken",
  "token",
];
