import { isDeepStrictEqual } from "node:util";

/** The offer whose stock changes in the sandbox. */
export const OFFER = 4711;

/** Compares what the calls of `fixtures/calls.ts` gave, as JSON, with what they must give. Empty if they are the same. */
export function findCallProblem(
  output: string,
  expected: { category: string; offers?: number[]; done?: number },
): string {
  const wanted = { sellers: 1, isTokenFresh: true, ...expected };
  let got: unknown = output;
  try {
    got = JSON.parse(output);
  } catch {
    // A text that is no JSON is shown as it is.
  }
  return isDeepStrictEqual(got, wanted) ? "" : `the calls must give ${JSON.stringify(wanted)}: got ${output}`;
}
