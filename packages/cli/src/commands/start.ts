import type { Command } from "../command.ts";
import { profileFlags } from "../settings/table.ts";

export const sandboxCommand: Command = {
  name: "sandbox",
  summary: "Run the sandbox platform on this machine",
  caution: "Without --data, what is in it ends with it.",
  isOfMadeUpCredentials: true,
  flags: {
    "-p, --port <number>": ["port to listen on; 0 takes any free one", "7070"],
    "--host <address>": ["address to listen on; other machines can reach any but a loopback one", "127.0.0.1"],
    "-d, --data <file>": "keep everything in this file, and go on from it; even a kill -9 loses no answer",
    "-s, --seed <file>": "start with the tenants, channels, sellers and apps of this JSON file",
    "--print-seed": "print the seed that is used without --seed, to start a file of your own, and end",
    "--assume <name=value...>":
      "play a fact that nobody knows in another way; the console and GET /__sandbox/assumptions list the names",
    "--docs <site>":
      "the folder of a built docs site, to serve it too, or the address of one, whose pages may call with the token that is printed; start in the state that they are made for, to which they may set the sandbox back",
    "--json": "print one line of JSON once it listens, for scripts",
  },
  notes: [
    "Exit code 0: stopped by Ctrl-C or SIGTERM; 1: it could not listen, or another sandbox has the data file; 2: a flag or a file is wrong.",
  ],
  examples: [
    "kontor sandbox",
    "kontor sandbox --data sandbox.db",
    "kontor sandbox --print-seed > seed.json && kontor sandbox --seed seed.json",
    "kontor sandbox --assume channelScope=CHAN",
    "kontor sandbox --docs site",
    "kontor sandbox --docs https://docs.example   # a page there finds it at port 7070",
    "kontor sandbox --port 0 --json",
    `curl -X POST localhost:7070/__sandbox/events -H 'content-type: application/json' \\\n      -d '{"type":"Seller:Some.NewType","event":{"sellerId":"1"}}'`,
  ],
  run: async (context) => (await import("../sandbox.ts")).runSandbox(context),
};

export const demoCommand: Command = {
  name: "demo",
  summary: "Watch a channel integration at work, against its own sandbox",
  flags: { "--json": "print one line of JSON in the end: what the platform saw" },
  notes: ["Exit code 0: it went as it should; 1: it did not; 130: stopped."],
  examples: ["kontor demo", "kontor demo --json"],
  run: async (context) => (await import("../demo.ts")).runDemo(context),
};

export const registerCommand: Command = {
  name: "register",
  summary: "Register an app with an ERP and keep its key",
  caution: "The key is shown once: it goes into --key-file and nowhere else.",
  flags: {
    "-u, --url <address>": "base address of the ERP API (KONTOR_ERP_URL, or erpUrl of the profile)",
    "-a, --app <file>": "the app, a JSON file; --print-app prints an example",
    "-k, --key-file <file>": ["the file for the key; it must not exist yet", "kontor.key"],
    "-s, --state-file <file>": [
      "the file that says how far it is, so that it goes on after a crash; it holds no secret",
      "kontor-registration.json",
    ],
    "--tenant <uuid>":
      "tenant ID (KONTOR_TENANT, or the profile); the cloud requires it, on-premise installations do not",
    "--api-version <version>": "requested API version",
    "--every <seconds>": ["time between two looks at the decision", "5"],
    "--timeout <seconds>": ["longest wait for the ERP user; run it again to go on waiting", "600"],
    ...profileFlags,
    "--print-app": "print an app to start a file of your own, and end",
    "--json": "print the outcome as one line of JSON, for scripts; the key is not in it",
  },
  notes: [
    "In a terminal, the wait is shown while it lasts. Exit code 0: registered; 1: rejected, not decided in time, or not saved; 2: a flag or a file is wrong, and nothing was sent; 130: stopped, and the next run goes on.",
  ],
  examples: [
    "kontor register --print-app > app.json",
    "kontor register --url https://erp.example/api --app app.json",
    "kontor register --url http://127.0.0.1:7070/erp --app app.json   # and approve it in the console of `kontor sandbox`",
  ],
  run: async (context) => (await import("../register.ts")).runRegister(context),
};
