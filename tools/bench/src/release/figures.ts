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

export const reproducible = defineBench({
  name: "reproducible",
  title: "Two clean builds of a commit",
  measures:
    "A commit is built and packed twice, in folders of other lengths, with another umask, time zone and locale, and with files of another day. The sums of all tarballs and bills of materials are compared.",
  seconds: { full: 300 },
  figures: {
    "one clean build": { unit: "s" },
    tarballs: { unit: "", atLeast: 1 },
    "bills of materials": { unit: "", atLeast: 1 },
    "files that differ": { unit: "", atMost: 0, isHeadline: true },
  },
});
