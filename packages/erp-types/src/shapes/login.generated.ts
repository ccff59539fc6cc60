// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * The ERP user who works from here on.
 * @see observed
 */
export interface LoginRequest {
  /**
   * Password of the user.
   * A secret: no log may hold it (`secretFields`).
   */
  Password: string;
  UserName: string;
}

/**
 * A session of an ERP user.
 * @see observed
 */
export interface Session {
  /** For the header X-SessionId. */
  sessionId?: string;
}
