import { defineBench } from "../measure/bench.ts";

export const corpus = defineBench({
  name: "corpus",
  title: "Release plan: labelled edits",
  measures:
    "A release is planned for each labelled edit of the corpus (specs, code, docs, SQL), and the plan is compared with the label; `redocly diff` alone on the same edits stands beside it.",
  seconds: { full: 1_800 },
  figures: {
    edits: { unit: "", atLeast: 100 },
    "edits that were judged as labelled": { unit: "%", atLeast: 100, isHeadline: true },
    "edits that were judged as less": { unit: "", atMost: 0, isHeadline: true },
    "redocly diff alone, all edits: as labelled": { unit: "%" },
    "redocly diff alone, edits of specs: as labelled": { unit: "%" },
    "redocly diff alone, edits of specs: judged as less": { unit: "" },
  },
});
