/** Files without a test of their name beside them, since a named test runs all of them. The kit must be there. */
export interface Kit {
  files: RegExp;
  /** The path of the test, from the root. */
  kit: string;
  /** A complete sentence. */
  reason: string;
}

/** The reason of files that only tests call. */
export const HELPERS = "It is a part of the tests that call it, and this test fails where it does.";
