import { join } from "node:path";

/** The environment of a program in a tree, in which the next programs find what the first ones have compiled: that is most of the time of a short one. */
export function buildEnvironment(tree: string): NodeJS.ProcessEnv {
  return { ...process.env, NODE_COMPILE_CACHE: join(tree, ".cache/compiled") };
}
