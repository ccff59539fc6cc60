import { CliError } from "../cli-error.ts";
import { defineCommand, type FullContext } from "../command.ts";
import { describeSimilar } from "../specs/suggest.ts";

const shells = ["bash", "zsh", "fish"];

/** `completion`: the script by which a shell completes commands, options and operations. */
export const completionCommand = defineCommand({
  name: "completion",
  summary: "Print the script by which bash, zsh or fish completes commands, options and operations",
  arguments: [{ name: "<shell>", text: "bash, zsh or fish" }],
  flags: [],
  notes: [
    "Bash: put `source <(kontor completion bash)` into ~/.bashrc. Zsh: the same with zsh, into ~/.zshrc after compinit. Fish: kontor completion fish > ~/.config/fish/completions/kontor.fish",
  ],
  examples: ["kontor completion bash", "kontor completion zsh", "kontor completion fish"],
  run: runCompletion,
});

async function runCompletion({ args, out, listCommands }: FullContext<Record<string, unknown>>): Promise<void> {
  const [shell = ""] = args;
  if (!shells.includes(shell))
    throw new CliError(
      `Cannot write a completion as the shell must be bash, zsh or fish: got ${shell}${describeSimilar(shell, shells)}`,
      { exitCode: 2 },
    );
  const { listOperations, loadSpecs, readCallName } = await import("../specs/load.ts");
  const operations = listOperations(await loadSpecs()).map(readCallName);
  const names = { call: operations, "specs show": operations, completion: shells, token: ["erp", "channel"] };
  const commands = await listCommands!();
  const format =
    shell === "bash"
      ? (await import("../completion/bash.ts")).formatBash
      : shell === "zsh"
        ? (await import("../completion/zsh.ts")).formatZsh
        : (await import("../completion/fish.ts")).formatFish;
  out.line(format(commands, names).trimEnd());
}
