import type { Tree } from "./tree/tree.ts";

/** A place where the house does not stand as planned. */
export interface Finding {
  path: string;
  /** From 1; a finding about a whole file or folder stands at 1. */
  line: number;
  /** A complete sentence. */
  sentence: string;
}

export interface Check {
  name: string;
  /** The rule that holds where the check finds nothing, as a sentence without its full stop. */
  title: string;
  /** `true`: a finding fails `npm run check`. `false`: findings are only counted. */
  enforced: boolean;
  find(tree: Tree): Finding[];
}
