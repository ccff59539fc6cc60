import { defineBench } from "../measure/bench.ts";

export const consoleOfSandbox = defineBench({
  name: "console",
  title: "Console of the sandbox: how soon a change shows",
  measures:
    "From a change in the sandbox to its place in a browser that has the console open, beside a bare round trip to that browser. Changes that come together are gathered for 40 ms, which is in every figure but the last.",
  quick: ["20"],
  seconds: { quick: 20, full: 60 },
  figures: {
    "a change shows in the browser, median": { unit: "ms" },
    "a change shows in the browser, p95": { unit: "ms", atMost: 100 },
    "100 changes at once, in one message of the stream, median": { unit: "ms" },
    "100 changes at once, in one message of the stream, p95": { unit: "ms", atMost: 100 },
    "a bare round trip to the browser, median": { unit: "ms" },
  },
});

export const site = defineBench({
  name: "site",
  title: "Docs: every page in a real browser",
  measures:
    "The built docs, every page wide, dark and narrow in a real Chromium with every other host refused, and every tenth page below /docs.",
  seconds: { full: 3_600 },
  figures: {
    pages: { unit: "" },
    "building the site": { unit: "s", atMost: 40 },
    "links that lead nowhere": { unit: "", atMost: 0 },
    "what axe finds": { unit: "", atMost: 0 },
    "complaints in the console": { unit: "", atMost: 0 },
    "requests to other hosts": { unit: "", atMost: 0 },
    "views that scroll sideways": { unit: "", atMost: 0 },
    "the walk took": { unit: "s" },
  },
});

export const tryIt = defineBench({
  name: "try-it",
  title: "Docs: the Send button of every operation",
  measures:
    "The page of every operation in a real Chromium beside a fresh sandbox: the first click on Send must succeed as the sandbox is, and the second after the page has set the sandbox back where that is needed.",
  seconds: { full: 900 },
  figures: {
    "operation pages": { unit: "" },
    "first clicks that fail": { unit: "", atMost: 0, isHeadline: true },
    "second clicks that fail": { unit: "", atMost: 0 },
    "the script, compressed": { unit: "KB", atMost: 3 },
    "the clicks took": { unit: "s" },
  },
});
