import { defineCommand } from "../command.ts";
import type { DemoOptions } from "./run-demo.ts";

/** `demo`: a whole channel integration against the sandbox, over real HTTP. */
export const demoCommand = defineCommand<DemoOptions>({
  name: "demo",
  summary: "Watch a channel integration at work, against a sandbox of its own",
  flags: [{ flags: "--json", text: "print one line of JSON in the end: what the platform saw" }],
  notes: ["Exit code 0: it went as it should; 1: it did not; 130: stopped."],
  examples: ["kontor demo", "kontor demo --json"],
  run: async (context) => (await import("./run-demo.ts")).runDemo(context),
});
