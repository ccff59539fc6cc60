export { nodeListener, type NodeListener } from "@kontor/http/node";
