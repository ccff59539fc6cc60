/** A bar of a plot: a figure under a short name. */
export interface Bar {
  label: string;
  figure: string;
  isOurs?: boolean;
}

/** A plot of figures of one benchmark, and the targets that it is held to. */
export interface Plot {
  /** The name of its file. */
  id: string;
  bench: string;
  title: string;
  /** The unit, and which way is better. */
  hint: string;
  bars: readonly Bar[];
  /** Figures with a target, and what they say, short enough for a line. */
  verdicts: readonly { label: string; figure: string }[];
}

export const plots: readonly Plot[] = [
  {
    id: "events",
    bench: "consumer",
    title: "Events a second, from GET to DELETE",
    hint: "events/s, longer is better",
    bars: [
      {
        label: "Kontor: durable, in order",
        figure: "Kontor: durable, in order, 16 lanes, every default",
        isOurs: true,
      },
      { label: "sqs-consumer, batches of 10", figure: "sqs-consumer 15, batches of 10" },
      { label: "sqs-consumer, its defaults", figure: "sqs-consumer 15, its defaults" },
    ],
    verdicts: [
      { label: "against its batches", figure: "Kontor against sqs-consumer in batches" },
      { label: "against its defaults", figure: "Kontor against the defaults of sqs-consumer" },
    ],
  },
  {
    id: "sandbox",
    bench: "sandbox",
    title: "CPU of a validated request",
    hint: "µs of the server's process, shorter is better",
    bars: [
      { label: "Kontor sandbox: state, token, quota, log", figure: "CPU per request, ours", isOurs: true },
      { label: "Prism, silent", figure: "CPU per request, Prism silent" },
      { label: "Prism, its defaults", figure: "CPU per request, Prism default" },
      { label: "bare Hono with ajv", figure: "CPU per request, bare Hono with ajv" },
    ],
    verdicts: [
      { label: "Prism's defaults against ours", figure: "Prism default against ours" },
      { label: "Prism silent against ours", figure: "Prism silent against ours" },
    ],
  },
  {
    id: "size",
    bench: "client",
    title: "One call, bundled for a browser",
    hint: "bytes, minified and gzip, shorter is better",
    bars: [
      { label: "Kontor: ERP, a given token", figure: "bundled: ERP, a given token", isOurs: true },
      { label: "Kontor: channel, refresh token", figure: "bundled: channel, a refresh token", isOurs: true },
      { label: "Kontor: ERP, client credentials", figure: "bundled: ERP, client credentials", isOurs: true },
      {
        label: "openapi-fetch: no token, no retry",
        figure: "bundled: openapi-fetch 0.16 (no token, no retry, no decoding)",
      },
      { label: "commercetools, client credentials", figure: "bundled: commercetools ts-client 5 (client credentials)" },
      { label: "stripe, a given key", figure: "bundled: stripe 23 (a given key)" },
      { label: "openai, a given key", figure: "bundled: openai 7 (a given key)" },
    ],
    verdicts: [
      { label: "ERP, a given token", figure: "bundled: ERP, a given token" },
      { label: "channel, refresh token", figure: "bundled: channel, a refresh token" },
      { label: "ERP, client credentials", figure: "bundled: ERP, client credentials" },
    ],
  },
  {
    id: "call",
    bench: "client",
    title: "CPU of one call",
    hint: "µs over a network in memory, shorter is better",
    bars: [
      { label: "openapi-fetch", figure: "CPU of a call: openapi-fetch" },
      { label: "Kontor, the facade", figure: "CPU of a call: Kontor, the facade", isOurs: true },
      {
        label: "Kontor, with token, retry, timeout",
        figure: "CPU of a call: Kontor, with token, retry and timeout",
        isOurs: true,
      },
      { label: "stripe", figure: "CPU of a call: stripe 23" },
      { label: "openai", figure: "CPU of a call: openai 7" },
    ],
    verdicts: [{ label: "facade over openapi-fetch", figure: "the facade over openapi-fetch" }],
  },
  {
    id: "types",
    bench: "type-cost",
    title: "Type checker: one call of 400 operations",
    hint: "instantiations, shorter is better",
    bars: [
      { label: "Kontor", figure: "one valid call at 400 operations", isOurs: true },
      { label: "openapi-fetch", figure: "openapi-fetch at 400 operations" },
    ],
    verdicts: [{ label: "one valid call", figure: "one valid call at 400 operations" }],
  },
];
