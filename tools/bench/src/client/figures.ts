import { defineBench, type FigureSpec } from "../measure/bench.ts";
import { programs } from "./programs.ts";

const weights = Object.fromEntries(
  programs.map(({ name, atMost }): [string, FigureSpec] => [
    `bundled: ${name}`,
    { unit: "bytes", ...(atMost !== undefined && { atMost, isHeadline: true }) },
  ]),
);

export const client = defineBench<string>({
  name: "client",
  title: "Client: bundle size, CPU per call, import time",
  measures:
    "One call bundled for a browser from the built packages, minified, gzip; CPU of one call over a network in memory, in interleaved rounds with openapi-fetch, stripe and openai; CPU of loading a package in a fresh process.",
  quick: ["3", "3"],
  seconds: { quick: 55, full: 90 },
  figures: {
    ...weights,
    "bundled: the bridge of an app": { unit: "bytes", atMost: 2_000 },
    "CPU of a call: fetch alone": { unit: "µs" },
    "CPU of a call: openapi-fetch": { unit: "µs" },
    "CPU of a call: Kontor, the facade": { unit: "µs" },
    "CPU of a call: Kontor, with token, retry and timeout": { unit: "µs" },
    "CPU of a call: stripe 23": { unit: "µs" },
    "CPU of a call: openai 7": { unit: "µs" },
    "the facade over openapi-fetch": { unit: "µs", atMost: 4, isHeadline: true },
    "loading: @kontor/erp-client": { unit: "ms", atMost: 15, isHeadline: true },
    "loading: @kontor/channel-client": { unit: "ms", atMost: 8 },
    "loading: @kontor/auth": { unit: "ms", atMost: 8 },
    "loading: @kontor/auth/oauth": { unit: "ms", atMost: 8 },
    "loading: openapi-fetch": { unit: "ms" },
    "loading: @commercetools/ts-client": { unit: "ms" },
    "loading: stripe": { unit: "ms" },
    "loading: openai": { unit: "ms" },
    "globals of fetch that our packages touch while they load": { unit: "", atMost: 0 },
  },
});

export const decode = defineBench({
  name: "decode",
  title: "Decoding of events",
  measures:
    "decodeEvent() on the examples of all event types, by CPU time of one core, beside JSON.parse() of the same events as text in interleaved rounds.",
  quick: ["3"],
  seconds: { quick: 5, full: 10 },
  figures: {
    "decodeEvent()": { unit: "events/s", atLeast: 200_000, isHeadline: true },
    "JSON.parse() of the same events": { unit: "events/s" },
    "decoding, in parsings": { unit: "×" },
  },
});

export const typeCost = defineBench({
  name: "type-cost",
  title: "TypeScript: cost of one call for the type checker",
  measures:
    "Instantiations of one valid call by tsc --extendedDiagnostics: a program with it less the same program without. A count, so it is the same in every run. openapi-fetch on the same descriptions is the peer. The program also has a wrong field and a wrong operation, so that a client of `any` cannot pass.",
  quick: ["50", "400"],
  seconds: { quick: 25, full: 80 },
  figures: {
    "one valid call at 50 operations": { unit: "instantiations", atMost: 50 },
    "one valid call at 400 operations": { unit: "instantiations", atMost: 50 },
    "one valid call at 1,600 operations": { unit: "instantiations", atMost: 50, isFullOnly: true, isHeadline: true },
    "openapi-fetch at 50 operations": { unit: "instantiations" },
    "openapi-fetch at 400 operations": { unit: "instantiations" },
    "openapi-fetch at 1,600 operations": { unit: "instantiations", isFullOnly: true },
    "wrong names without an error of their own": { unit: "", atMost: 0 },
  },
});

export const waits = defineBench({
  name: "waits",
  title: "Calls: abort, replay after 401, listeners",
  measures:
    "Calls of the channel's fetch with token, retry and timeout over a network in memory: aborted during the 30 s of a Retry-After; replayed after a 401 with a token call in between; 10,000 on one signal.",
  quick: [],
  seconds: { quick: 8, full: 8 },
  figures: {
    "abort during a wait for a retry, median": { unit: "ms" },
    "abort during a wait for a retry, the slowest": { unit: "ms", atMost: 20 },
    "a call, median": { unit: "ms" },
    "a call with its replay after a 401 and a token call, median": { unit: "ms", atMost: 5 },
    "token calls of a replay": { unit: "", atMost: 1 },
    "retries that a replay spends": { unit: "", atMost: 0 },
    "listeners left on a signal after 10,000 calls": { unit: "", atMost: 0 },
  },
});
