import { defineBench } from "../measure/bench.ts";

export const vendor = defineBench({
  name: "vendor",
  title: "Generator: GitHub's own description",
  measures:
    "A client generated from GitHub's published OpenAPI description of 1,223 operations: how many operations generate, whether the rest compiles, and whether the client reads the description's own examples.",
  seconds: { full: 60 },
  figures: {
    "operations that generate": { unit: "%", atLeast: 95 },
    "errors of the compiler": { unit: "", atMost: 0 },
    "own examples that decode": { unit: "%", atLeast: 98 },
    "of those that fit their own schema": { unit: "%", atLeast: 98 },
    "model and files": { unit: "s", atMost: 60 },
    "with compiler and examples": { unit: "s", atMost: 60 },
  },
});

export const generate = defineBench({
  name: "generate",
  title: "Generator: every file of this repository",
  measures:
    "One run of the generator over both interfaces that only compares, bundling of the specs included; the fastest of the rounds.",
  quick: ["1"],
  seconds: { quick: 12, full: 30 },
  figures: {
    "generating everything": { unit: "s", atMost: 10 },
  },
});

export const score = defineBench({
  name: "score",
  title: "Specs: score by Redocly",
  measures: "`redocly score` of both descriptions, which reads how well people and machines find their way in them.",
  quick: [],
  seconds: { quick: 15, full: 15 },
  figures: {
    "the ERP cloud API": { unit: "points", atLeast: 90 },
    "the marketplace channel": { unit: "points", atLeast: 90 },
  },
});
