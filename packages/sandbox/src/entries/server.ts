export { startSandboxServer } from "../serve/server.ts";
export type { SandboxServer, SandboxServerOptions } from "../serve/server.ts";
export { dataFile } from "../state/data-file.ts";
