import type { Command } from "../command.ts";
import { listSettingFlags, placeFlags, SETTINGS_NOTE } from "../settings/table.ts";

export const doctorCommand: Command = {
  name: "doctor",
  summary:
    "Check settings, addresses, clock, credentials, scopes, tenant, quota and store: one line each, with the fix",
  caution:
    "It makes one token call and one other call for each interface, and writes a megabyte beside the inbox and deletes it; it fetches no event.",
  flags: {
    ...listSettingFlags(),
    ...placeFlags,
    "--timeout <seconds>": ["longest wait for an answer", "10"],
    "--json": "print a line of JSON for each finding: check, of, state, code, says, fix",
  },
  notes: [SETTINGS_NOTE, "Exit code 0: no problem, perhaps warnings; 1: a problem."],
  examples: ["kontor doctor --sandbox", "kontor doctor --sandbox --json"],
  run: async (context) => (await import("../doctor/run.ts")).runDoctor(context),
};

export const callCommand: Command = {
  name: "call",
  summary: "Call one operation of the platform, after a check against the specs",
  caution: "This is a real call; --dry-run only shows it.",
  arguments: {
    "<operation>": "a method (categories.update) or an operationId; kontor specs search finds it",
    "[values...]": "parameters and fields of the body: name=value, name:=json, name=@file for bytes",
  },
  flags: {
    "--body <file>": "the body; - reads it from the standard input",
    "--dry-run": "show the request and a curl command, and send nothing; no credential is read",
    "--no-check": "send it even if it does not match the specs",
    "--save <file>":
      "write the answer to this new file, readable only by its owner; required for documents and secrets",
    "--timeout <seconds>": ["longest wait for an answer", "90"],
    "--json": "print the answer in one line",
    "--trace": "then print the call on the standard error: path, status, time, request id, reason",
    "--raw": "print control characters of the answer unescaped; for a pipe or a file",
    ...listSettingFlags(),
  },
  notes: [
    "kontor call <operation> --help shows the parameters of the operation as flags.",
    SETTINGS_NOTE,
    "The answer is printed as JSON. Exit code 1: the platform refused the call, and its answer is printed; or it could not be reached. Exit code 2: nothing was sent.",
  ],
  examples: [
    "kontor call taxClasses.list --sandbox",
    'kontor call categories.update id=0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10 name="Garden tools" sortNumber=1 --sandbox',
    "kontor call categories.get --categoryId 0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10 --dry-run --sandbox",
    `echo '{"id":"3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5","isStandard":true}' | kontor call taxClasses.update --body - --sandbox`,
    "kontor call self.get --json --sandbox",
  ],
  prepare,
  run: async (context) => (await import("../call/run.ts")).runCall(context),
};

async function prepare(words: readonly string[]): Promise<Command> {
  const behind = words.slice(words.indexOf("call") + 1);
  const { listParameterFlags } = await import("../call/values.ts");
  const { findOperation } = await import("../specs/find.ts");
  const { loadSpecs, readCallName } = await import("../specs/load.ts");
  const specs = await loadSpecs();
  const found = behind.map((word) => findOperation(specs, word)).find((each) => each !== undefined);
  if (!found) return callCommand;
  const { operation, data } = found;
  const name = readCallName(operation);
  const required = operation.parameters.filter((each) => each.required).map((each) => ` ${each.name}=...`);
  return {
    ...callCommand,
    summary: `${name}: ${operation.summary}`,
    flags: { ...listParameterFlags(operation, data), ...callCommand.flags },
    notes: [`kontor specs show ${name} explains the body and the answer.`, ...callCommand.notes!],
    examples: [
      `kontor call ${name}${required.join("")}${operation.body ? " --body body.json" : ""} --dry-run --sandbox`,
    ],
  };
}

export const tokenCommand: Command = {
  name: "token",
  summary: "Get an access token and show its owner and when it expires; the token itself is not shown",
  caution: "It makes one token call for each interface, and for a channel one more call that asks for its name.",
  arguments: { "[api]": "erp or channel (default: each whose address is known)" },
  flags: {
    ...listSettingFlags(),
    "--timeout <seconds>": ["longest wait for an answer", "30"],
    "--json": "print a line of JSON for each interface, without the token",
  },
  notes: [SETTINGS_NOTE],
  examples: ["kontor token --sandbox", "kontor token channel --sandbox", "kontor token erp --sandbox --json"],
  run: async (context) => (await import("../token.ts")).runToken(context),
};
