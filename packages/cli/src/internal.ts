/** Internal: what `@kontor/mcp` shares with the command line. Nothing in it is promised from one version to the next. */
export { runCall, type CallOptions } from "./call/run.ts";
export type { Context } from "./command.ts";
export { CliError, describeEnd } from "./errors.ts";
export { runShow } from "./specs/describe.ts";
export { findOperation, type Found } from "./specs/find.ts";
export { loadSpecs, readCallName, type Specs } from "./specs/load.ts";
export { findHits } from "./specs/search.ts";
export { createSecretList } from "./terminal/secrets.ts";
export type { Output } from "./terminal/output.ts";
export { describeSimilar } from "./values.ts";
