/** The workspaces that each workspace may import (ARCHITECTURE.md). A workspace that is not in a row may not be imported by it. */
export interface Row {
  /** Workspaces of ours, at run time or for types. */
  ours: readonly string[];
  /** Workspaces of ours in tests only. */
  inTests?: readonly string[];
}

const EVERYTHING = [
  "app",
  "auth",
  "channel-client",
  "channel-events",
  "channel-types",
  "erp-client",
  "erp-types",
  "http",
  "postgres",
  "sandbox",
];

/** By the folder of the workspace in `packages`. */
export const importTable: Record<string, Row> = {
  "erp-types": { ours: [] },
  "channel-types": { ours: [] },
  http: { ours: [], inTests: ["testing"] },
  postgres: { ours: ["http"], inTests: ["testing"] },
  "erp-client": { ours: ["erp-types", "http"] },
  "channel-client": { ours: ["channel-types", "http"] },
  auth: { ours: ["http", "channel-types", "postgres"], inTests: ["sandbox", "testing"] },
  "channel-events": {
    ours: ["http", "channel-client", "channel-types", "postgres"],
    inTests: ["auth", "sandbox", "testing"],
  },
  app: { ours: ["auth", "http", "erp-client", "erp-types", "postgres"], inTests: ["sandbox", "testing"] },
  sandbox: { ours: ["erp-types", "channel-types"], inTests: ["testing"] },
  cli: { ours: EVERYTHING, inTests: ["testing"] },
  docs: { ours: [...EVERYTHING, "codegen"] },
};

/** By the folder of the workspace in `tools`. */
export const toolTable: Record<string, Row> = {
  testing: { ours: [] }, // so that every package can use it
  codegen: { ours: [] }, // it writes what the packages hold
  checks: { ours: ["codegen"] },
  mutants: { ours: [] },
  scaffold: { ours: [] },
  "spec-rules": { ours: [] },
  simulation: { ours: ["auth", "channel-client", "channel-events", "http", "mutants", "testing"] },
  e2e: { ours: [...EVERYTHING, "codegen", "docs", "testing"] },
  release: { ours: [...EVERYTHING, "codegen", "docs", "testing"] },
  bench: { ours: [...EVERYTHING, "e2e", "testing"] },
};

/** Upstreams that stay behind one seam, and the only files that may import them. */
export const seams: Record<string, RegExp> = {
  "openapi-fetch":
    /^packages\/(erp|channel)-client\/src\/(entries\/raw|generated\/raw\.generated)\.ts$|^tools\/(codegen\/src\/emit\/(client\/raw|emit\.test)|bench\/src\/.+)\.ts$/,
  "oxc-parser": /^(tools\/checks\/src\/house|packages\/docs\/src\/packages\/read)\//,
};

/** Parts of the process that only some packages may touch; the rest is handed time and configuration. */
export const ambient: { pattern: RegExp; what: string; allowed: RegExp }[] = [
  { pattern: /\bprocess\.env\b/, what: "process.env", allowed: /^packages\/(cli|docs)\// },
];
