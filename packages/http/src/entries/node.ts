export { nodeListener, type NodeListener } from "../fetch/node-listener.ts";
