import { defineCommand } from "../command.ts";

/** `demo`: a whole channel integration against the sandbox, over real HTTP. */
export const demoCommand = defineCommand({
  name: "demo",
  summary: "Watch a channel integration at work, against a sandbox of its own",
  flags: [],
  examples: ["kontor demo"],
  run: async (context) => (await import("./run-demo.ts")).runDemo(context),
});
