/** The error names of RFC 6749 §4.1.2.1 and §5.2, RFC 6750 §3.1 and OpenID Connect Core §3.1.2.6. */
const NAMES = (
  "invalid_request invalid_client invalid_grant unauthorized_client unsupported_grant_type invalid_scope access_denied " +
  "unsupported_response_type server_error temporarily_unavailable invalid_token insufficient_scope interaction_required " +
  "login_required account_selection_required consent_required"
).split(" ");

/** The text, if it is one of the names above. Any other text of a server is dropped, because it may repeat a secret. */
export function findErrorName(text: unknown): string | undefined {
  return NAMES.find((name) => name === text);
}
