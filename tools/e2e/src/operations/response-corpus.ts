import type { CorpusCase } from "./corpus-answer.ts";
import { broken } from "./corpus-broken.ts";
import { readable } from "./corpus-readable.ts";

/** Answers as servers and gateways in the field send them, and the result that each call must give. */
export const responseCorpus: readonly CorpusCase[] = [...readable, ...broken];
