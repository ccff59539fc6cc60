/** The names of entries and their one meaning in every package. `index` is `.`. */
export const entryNames: Record<string, string> = {
  index: "everything that an integrator needs",
  sqlite: "a store in SQLite",
  postgres: "a store in PostgreSQL",
  file: "a store in files",
  fleet: "many channels in many processes",
  telemetry: "OpenTelemetry",
  testing: "test kits",
  conformance: "proofs for a store of one's own",
  node: "the server types of Node",
  raw: "the upstream client",
  internal: "what our packages share, without a promise to integrators",
  groups: "the groups of a client one by one, for bundles with one of them",
  oauth: "OAuth 2.0 of the ERP API",
  bridge: "the frame of an app in the merchant's browser",
  events: "events of an app in the merchant's browser",
  server: "the sandbox as a server",
};

/** The most values that `.` of a package exports; a package that is not named has `otherwise`. */
export const mostValues: Record<string, number> = { sandbox: 10, otherwise: 15 };
