import type { Operation, Spec } from "../document.ts";
import { buildSdkSample } from "./sdk.ts";
import { buildCliSample, buildCurlSample, hasCommands } from "./shell.ts";

/** Builds the samples of an operation in the order of its page. The published description holds them too. */
export function buildSamples(spec: Spec, operation: Operation) {
  return [
    { label: "TypeScript", lang: "typescript" as const, code: buildSdkSample(spec, operation) },
    { label: "curl", lang: "curl" as const, code: buildCurlSample(spec, operation) },
    ...(hasCommands(spec) ? [{ label: "CLI", lang: "cli" as const, code: buildCliSample(spec, operation) }] : []),
  ];
}

/** What the sandbox answers to the sample of an operation. */
export interface SampleAnswer {
  status: number;
  /** The body, if it is JSON. */
  json?: string;
  /** The media type and the length of another body. */
  type?: string;
  bytes?: number;
}
