import { newer } from "./corpus-newer.ts";
import { older } from "./corpus-older.ts";
import type { CorpusRequest } from "./corpus-request.ts";

/** Requests as real clients write them, made from the known facts about them. */
export const clientCorpus: readonly (CorpusRequest & { generation: string })[] = [
  ...older.map((each) => ({ ...each, generation: "older" })),
  ...newer.map((each) => ({ ...each, generation: "newer" })),
];
