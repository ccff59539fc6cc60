import type { Command } from "../command.ts";
import { profileFlags } from "../settings/table.ts";

export const sandboxCommand: Command = {
  name: "sandbox",
  summary: "Run a local sandbox of the platform",
  caution: "Without --data, its data is gone when it stops.",
  isOfMadeUpCredentials: true,
  flags: {
    "-p, --port <number>": ["port to listen on; 0 takes any free one", "7070"],
    "--host <address>": ["address to listen on; other machines can reach any but a loopback one", "127.0.0.1"],
    "-d, --data <file>": "keep all data in this file, and continue from it; even a kill -9 loses no answer",
    "-s, --seed <file>": "start with the tenants, channels, sellers and apps of this JSON file",
    "--print-seed": "print the default seed, to start your own file from, and exit",
    "--assume <name=value...>":
      "choose how the sandbox behaves where the platform is not documented; the console and GET /__sandbox/assumptions list the names",
    "--docs <site>":
      "serve the docs site in this folder, or let the pages of the site at this address call the sandbox with the token that it prints; the sandbox starts in the state that the samples need, and the pages may reset it",
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
  flags: { "--json": "print one line of JSON at the end: what the platform saw" },
  notes: ["Exit code 0: success; 1: failure; 130: stopped."],
  examples: ["kontor demo", "kontor demo --json"],
  run: async (context) => (await import("../demo.ts")).runDemo(context),
};

export const registerCommand: Command = {
  name: "register",
  summary: "Register an app with an ERP and save its key",
  caution: "The key is shown once: it goes into --key-file and nowhere else.",
  flags: {
    "-u, --url <address>": "base address of the ERP API (KONTOR_ERP_URL, or erpUrl of the profile)",
    "-a, --app <file>": "the app, a JSON file; --print-app prints an example",
    "-k, --key-file <file>": ["the file for the key; it must not exist yet", "kontor.key"],
    "-s, --state-file <file>": [
      "the file that records the progress, so that the command continues after a crash; it holds no secret",
      "kontor-registration.json",
    ],
    "--tenant <uuid>":
      "tenant ID (KONTOR_TENANT, or the profile); the cloud requires it, on-premise installations do not",
    "--api-version <version>": "requested API version",
    "--every <seconds>": ["time between two checks of the decision", "5"],
    "--timeout <seconds>": ["longest wait for the ERP user; run the command again to keep waiting", "600"],
    ...profileFlags,
    "--print-app": "print an example app, to start your own file from, and exit",
    "--json": "print the outcome as one line of JSON, for scripts, without the key",
  },
  notes: [
    "A terminal shows how long it has waited. Exit code 0: registered; 1: rejected, not decided in time, or not saved; 2: a flag or a file is wrong, and nothing was sent; 130: stopped, and the next run continues.",
  ],
  examples: [
    "kontor register --print-app > app.json",
    "kontor register --url https://erp.example/api --app app.json",
    "kontor register --url http://127.0.0.1:7070/erp --app app.json   # and approve it in the console of `kontor sandbox`",
  ],
  run: async (context) => (await import("../register.ts")).runRegister(context),
};
