/** The name of an OAuth 2.0 error, RFC 6749 §5.2; anything else that a server writes there is not told. */
export function errorName(text: string): string | undefined {
  return /^[a-z]+(_[a-z]+)*$/.test(text) && text.length <= 40 ? text : undefined;
}
