import { defineBench } from "../measure/bench.ts";

export const consumer = defineBench({
  name: "consumer",
  title: "Events: throughput beside sqs-consumer",
  measures:
    "The whole path of an event (GET, durable in a file, handler, DELETE) against sqs-consumer on the same mock platform, which runs in a process of its own; interleaved rounds, median. sqs-consumer reaches the mock through a small adapter, whose own cost is shown; the bare loop is a GET, a transaction, a DELETE, the handler and a transaction, without any safety. Only Kontor keeps events over a crash and in order.",
  quick: ["3"],
  seconds: { quick: 130, full: 330 },
  figures: {
    "Kontor: durable, in order, 16 lanes, every default": { unit: "events/s" },
    "sqs-consumer 15, batches of 10": { unit: "events/s" },
    "sqs-consumer 15, its defaults": { unit: "events/s" },
    "the bare loop": { unit: "events/s" },
    "the adapter alone, portions of 10": { unit: "events/s" },
    "Kontor against sqs-consumer in batches": { unit: "×", atLeast: 4, isHeadline: true },
    "Kontor against the defaults of sqs-consumer": { unit: "×", atLeast: 15, isHeadline: true },
    "Kontor against the bare loop": { unit: "×", atLeast: 0.6 },
  },
});

export const memory = defineBench({
  name: "memory",
  title: "Events: memory of a consumer",
  measures:
    "Resident memory of one process from the built packages over 3 million events of 10,000 sellers on one file, at full speed; the slope by least squares from the first million on. The bare loop, the least that a durable consumer does, follows in a process of its own.",
  seconds: { full: 2_400 },
  figures: {
    "the most memory": { unit: "MB", atMost: 150, isHeadline: true },
    "the most memory of the bare loop": { unit: "MB" },
    "the most memory, beside the bare loop": { unit: "×", atMost: 1.5 },
    "growth per million events, warm": { unit: "MB", atMost: 5 },
  },
});

export const neighbours = defineBench({
  name: "neighbours",
  title: "Events: one slow or blocked seller, and the others",
  measures:
    "From the arrival of a page to the handler of an event on one file with the defaults: p99 of the other sellers, in interleaved rounds with and without a slow or a blocked one.",
  seconds: { full: 330 },
  figures: {
    "p99 of the others beside nobody": { unit: "ms" },
    "p99 of the others beside a slow seller": { unit: "ms" },
    "p99 of the others beside a blocked seller": { unit: "ms" },
    "change of the p99 by a slow seller": { unit: "%", atMost: 5 },
    "change of the p99 by a blocked seller": { unit: "%", atMost: 5 },
  },
});
