import { defineCommand } from "../command.ts";
import { profileFlags } from "../settings/flags.ts";
import type { RegisterOptions } from "./run-register.ts";

/** `register`: registers an app with an ERP and keeps its key. */
export const registerCommand = defineCommand<RegisterOptions>({
  name: "register",
  summary: "Register an app with an ERP and keep its key",
  caution: "The key is shown once: it goes into --key-file and nowhere else.",
  flags: [
    { flags: "-u, --url <address>", text: "base address of the ERP API (KONTOR_ERP_URL, or erpUrl of the profile)" },
    { flags: "-a, --app <file>", text: "the app, a JSON file; --print-app prints an example" },
    { flags: "-k, --key-file <file>", text: "the file for the key; it must not exist yet", default: "kontor.key" },
    {
      flags: "-s, --state-file <file>",
      text: "the file that says how far it is, so that it goes on after a crash; it holds no secret",
      default: "kontor-registration.json",
    },
    {
      flags: "--tenant <uuid>",
      text: "tenant ID (KONTOR_TENANT, or the profile); the cloud requires it, on-premise installations do not",
    },
    { flags: "--api-version <version>", text: "requested API version" },
    { flags: "--every <seconds>", text: "time between two looks at the decision", default: "5" },
    {
      flags: "--timeout <seconds>",
      text: "longest wait for the ERP user; run it again to go on waiting",
      default: "600",
    },
    ...profileFlags,
    { flags: "--print-app", text: "print an app to start a file of your own, and end" },
    { flags: "--json", text: "print the outcome as one line of JSON, for scripts; the key is not in it" },
  ],
  notes: [
    "In a terminal, the wait is shown while it lasts. Exit code 0: registered; 1: rejected, not decided in time, or not saved; 2: a flag or a file is wrong, and nothing was sent; 130: stopped, and the next run goes on.",
  ],
  examples: [
    "kontor register --print-app > app.json",
    "kontor register --url https://erp.example/api --app app.json",
    "kontor register --url http://127.0.0.1:7070/erp --app app.json   # and approve it in the console of `kontor sandbox`",
  ],
  run: async (context) => (await import("./run-register.ts")).runRegister(context),
});
