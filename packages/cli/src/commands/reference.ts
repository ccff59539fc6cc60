import type { Command, CommandGroup } from "../command.ts";

export const completionCommand: Command = {
  name: "completion",
  summary: "Print the script that completes commands, options and operations in bash, zsh or fish",
  arguments: { "<shell>": "bash, zsh or fish" },
  flags: {},
  notes: [
    "Bash: put `source <(kontor completion bash)` into ~/.bashrc. Zsh: the same with zsh, into ~/.zshrc after compinit. Fish: kontor completion fish > ~/.config/fish/completions/kontor.fish",
  ],
  examples: ["kontor completion bash", "kontor completion zsh", "kontor completion fish"],
  run: async (context) => (await import("../completion.ts")).runCompletion(context),
};

export const specsGroup: CommandGroup = {
  name: "specs",
  summary: "Search operations, fields, events, errors and open questions, offline",
  commands: [
    {
      name: "search",
      summary: "Find operations, fields, events, errors and open questions by words",
      arguments: { "<words...>": "all of them must be in the name, the description or the address" },
      flags: {
        "--limit <number>": ["show at most this many hits, the best first", "20"],
        "--json": "print a line of JSON for each hit",
      },
      notes: ["`kontor specs show` explains what was found. The exit code is 1 if nothing was found."],
      examples: ["kontor specs search category", "kontor specs search quota --json"],
      run: async (context) => (await import("../specs/search.ts")).runSearch(context),
    },
    {
      name: "show",
      summary: "Explain an operation, a schema, an event, an error code or an open question",
      arguments: {
        "<name>":
          "a method (categories.update), an operationId, a schema, a type of event, an error code, an open question",
      },
      flags: {
        "--json": "print one document, as the package has it; schemas appear only by name",
      },
      notes: ["`kontor specs search` finds names by words."],
      examples: [
        "kontor specs show categories.update",
        "kontor specs show Seller:Offer.New",
        "kontor specs show ERR_PLATFORM_TOKEN",
        "kontor specs show tax-type-meaning --json",
      ],
      run: async (context) => (await import("../specs/describe.ts")).runShow(context),
    },
  ],
};

export const manifestGroup: CommandGroup = {
  name: "manifest",
  summary: "Check the manifest of a cloud app",
  commands: [
    {
      name: "check",
      summary: "Check the manifest of a cloud app, of any generation: each problem with its place and its fix",
      arguments: { "<file>": "the manifest, JSON; - reads the standard input" },
      flags: {
        "--allow-loopback": "accept a configurationUrl on this machine by plain http, while developing",
        "--json": "print one document: isValid, generation, problems, hints",
      },
      notes: ["Exit code 0: it is valid, perhaps with hints; 1: it has problems; 2: it cannot be read."],
      examples: [
        `echo '{"technicalName":"my-app"}' | kontor manifest check - || echo fix it`,
        `echo '{"technicalName":"my-app"}' | kontor manifest check - --json || echo fix it`,
      ],
      run: async (context) => (await import("../manifest.ts")).runCheck(context),
    },
  ],
};
