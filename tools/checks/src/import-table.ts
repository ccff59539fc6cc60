/** Who may import whom (ARCHITECTURE.md). A package that is not in a row may not be imported by it. */
export interface Row {
  /** Packages of ours, at run time or for types. */
  ours: readonly string[];
  /** Packages of ours in tests only. */
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
  "sandbox",
];

export const importTable: Record<string, Row> = {
  "erp-types": { ours: [] },
  "channel-types": { ours: [] },
  http: { ours: [], inTests: ["testing"] },
  "erp-client": { ours: ["erp-types", "http"] },
  "channel-client": { ours: ["channel-types", "http"] },
  auth: { ours: ["http", "channel-types"], inTests: ["sandbox", "testing"] },
  "channel-events": { ours: ["http", "channel-client", "channel-types"], inTests: ["auth", "sandbox", "testing"] },
  app: { ours: ["http", "erp-client", "erp-types"], inTests: ["sandbox", "testing"] },
  sandbox: { ours: ["erp-types", "channel-types"], inTests: ["testing"] },
  cli: { ours: EVERYTHING },
};

/** Upstreams that stay behind one seam, and the only files that may import them. */
export const seams: Record<string, RegExp> = {
  "openapi-fetch":
    /^packages\/(erp|channel)-client\/src\/(entries\/raw|generated\/raw\.generated)\.ts$|^tools\/(codegen\/src\/emit\/(client\/raw|emit\.test)|bench\/src\/.+)\.ts$/,
  "openapi-typescript": /^tools\/codegen\//,
};

/** What only some packages may touch; the rest is handed time and configuration. */
export const ambient: { pattern: RegExp; what: string; allowed: RegExp }[] = [
  { pattern: /\bprocess\.env\b/, what: "process.env", allowed: /^packages\/(cli|docs)\// },
];
