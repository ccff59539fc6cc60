export { nodeListener } from "../fetch/node-listener.ts";
export type { NodeListener } from "../fetch/node-listener.ts";
