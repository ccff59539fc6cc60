import { listParameterFlags } from "../../call/parameters.ts";
import { defineCommand, type Command } from "../../command.ts";
import { listSettingFlags, SETTINGS_NOTE } from "../../settings/flags.ts";
import { findOperation } from "../../specs/find.ts";
import { loadSpecs, readCallName } from "../../specs/load.ts";
import type { CallOptions } from "./run-call.ts";

const own = [
  { flags: "--body <file>", text: "the body; - reads it from the standard input" },
  { flags: "--dry-run", text: "show the request and a line for curl, and send nothing; no credential is read" },
  { flags: "--no-check", text: "send it though it does not fit the specs" },
  {
    flags: "--save <file>",
    text: "write the answer to this new file, for its owner alone; documents and secrets need it",
  },
  { flags: "--timeout <seconds>", text: "longest wait for an answer", default: "90" },
  { flags: "--json", text: "print the answer in one line" },
];

/** `call`: one operation of the platform. Its flags follow from the specs. */
export const callCommand: Command<CallOptions> = defineCommand<CallOptions>({
  name: "call",
  summary: "Call one operation of the platform, checked by the specs before it is sent",
  caution: "It is a real call: --dry-run shows it first.",
  arguments: [
    { name: "<operation>", text: "a method (categories.update) or an operationId; kontor specs search finds it" },
    { name: "[values...]", text: "parameters and fields of the body: name=value, name:=json, name=@file for bytes" },
  ],
  flags: [...own, ...listSettingFlags()],
  notes: [
    "kontor call <operation> --help shows the parameters of the operation as flags.",
    SETTINGS_NOTE,
    "The answer is printed as JSON. Exit code 1: the platform refused, and the answer is printed; or it could not be reached. Exit code 2: nothing was sent.",
  ],
  examples: [
    "kontor call taxClasses.list --sandbox",
    'kontor call categories.update id=0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10 name="Garden tools" sortNumber=1 --sandbox',
    "kontor call categories.get --categoryId 0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10 --dry-run --sandbox",
    `echo '{"id":"3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5","isStandard":true}' | kontor call taxClasses.update --body - --sandbox`,
    "kontor call self.get --json --sandbox",
  ],
  prepare,
  run: async (context) => (await import("./run-call.ts")).runCall(context),
});

/** Gives the command the flags of the operation that the command line names. */
async function prepare(words: readonly string[]): Promise<Command> {
  const behind = words.slice(words.indexOf("call") + 1);
  const specs = await loadSpecs();
  const found = behind.map((word) => findOperation(specs, word)).find((each) => each !== undefined);
  const command = callCommand as unknown as Command;
  if (!found) return command;
  const { operation, data } = found;
  const name = readCallName(operation);
  const required = operation.parameters.filter((each) => each.required).map((each) => ` ${each.name}=...`);
  return {
    ...command,
    summary: `${name}: ${operation.summary}`,
    flags: [...listParameterFlags(operation, data), ...command.flags],
    notes: [`kontor specs show ${name} explains the body and the answer.`, ...command.notes!],
    examples: [
      `kontor call ${name}${required.join("")}${operation.body ? " --body body.json" : ""} --dry-run --sandbox`,
    ],
  };
}
