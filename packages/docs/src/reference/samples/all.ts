import type { Operation, Spec } from "../document.ts";
import { buildSdkSample } from "./sdk.ts";
import { buildCliSample, buildCurlSample, hasCommands } from "./shell.ts";

/** A sample of an operation: the page shows it under its label, and the published description holds it. */
interface Sample {
  label: string;
  lang: "typescript" | "curl" | "cli";
  code: string;
}

/** Builds the samples of an operation in the order of its page. */
export function buildSamples(spec: Spec, operation: Operation): Sample[] {
  return [
    { label: "TypeScript", lang: "typescript", code: buildSdkSample(spec, operation) },
    { label: "curl", lang: "curl", code: buildCurlSample(spec, operation) },
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
