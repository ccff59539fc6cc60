import { defineCommand } from "../command.ts";
import type { SandboxFlags } from "./run-sandbox.ts";

/** `sandbox`: the platform in a box, on a port, until it is told to stop. */
export const sandboxCommand = defineCommand<SandboxFlags>({
  name: "sandbox",
  summary: "Run the sandbox platform on this machine",
  caution: "Without --data, what is in it ends with it.",
  isOfMadeUpCredentials: true,
  flags: [
    { flags: "-p, --port <number>", text: "port to listen on; 0 takes any free one", default: "7070" },
    {
      flags: "--host <address>",
      text: "address to listen on; other machines can reach any but a loopback one",
      default: "127.0.0.1",
    },
    {
      flags: "-d, --data <file>",
      text: "keep everything in this file, and go on from it; even a kill -9 loses no answer",
    },
    { flags: "-s, --seed <file>", text: "start with the tenants, channels, sellers and apps of this JSON file" },
    { flags: "--print-seed", text: "print the seed that is used without --seed, to start a file of your own, and end" },
    { flags: "--random-seed <number>", text: "make ids, tokens and faults the same in every run (default: by chance)" },
    { flags: "--start-at <time>", text: "let time stand still from this instant, until you move it" },
    {
      flags: "--docs <folder>",
      text: "serve the built docs site of this folder too, and start in the state that its pages are made for; they may set the sandbox back to it",
    },
    { flags: "--json", text: "print one line of JSON once it listens, for scripts" },
  ],
  notes: [
    "Exit code 0: stopped by Ctrl-C or SIGTERM; 1: it could not listen, or another sandbox has the data file; 2: a flag or a file is wrong.",
  ],
  examples: [
    "kontor sandbox",
    "kontor sandbox --data sandbox.db",
    "kontor sandbox --print-seed > seed.json && kontor sandbox --seed seed.json",
    "kontor sandbox --docs site",
    "kontor sandbox --port 0 --json",
    `curl -X POST localhost:7070/__sandbox/events -H 'content-type: application/json' \\\n      -d '{"type":"Seller:Some.NewType","event":{"sellerId":"1"}}'`,
  ],
  run: async (context) => (await import("./run-sandbox.ts")).runSandbox(context),
});
