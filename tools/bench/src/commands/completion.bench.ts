/** Completes lines in real shells. It needs bash, zsh and fish: `apt-get install zsh fish`. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { showFigures } from "../measure/report.ts";
import { completion as figures } from "./figures.ts";

const main = fileURLToPath(new URL("../../../../packages/cli/src/main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kontor-completion-"));
writeFileSync(join(folder, "inbox.db"), "");

/** Lines, and the words that must be offered; a space between two of them. */
const lines: Record<string, string> = {
  "kontor do": "doctor",
  "kontor inbox re": "replay resume",
  "kontor inbox list --st": "--state",
  "kontor call categories.upd": "categories.update",
  "kontor call categories.update --dry": "--dry-run",
  "kontor call --dry-run categories.upd": "categories.update",
  "kontor specs show orders.cr": "orders.create",
  "kontor completion z": "zsh",
  "kontor sandbox --po": "--port",
  "kontor token e": "erp",
  "kontor events tr": "trigger",
  "kontor manifest ch": "check",
  "kontor --vers": "--version",
  "kontor inbox status --file in": "inbox.db",
  "kontor call --body in": "inbox.db",
};

const shells = { bash: completeInBash, zsh: completeInZsh, fish: completeInFish };
const counts: Record<string, number> = {};
let wrong = 0;
try {
  for (const [shell, open] of Object.entries(shells)) {
    const script = join(folder, `kontor.${shell}`);
    writeFileSync(script, execFileSync(process.execPath, [...process.execArgv, main, "completion", shell]));
    const completed = await open(script, folder)(Object.keys(lines));
    for (const [index, [line, expected]] of Object.entries(lines).entries()) {
      if (completed[index]?.trim() === expected) continue;
      wrong += 1;
      console.log(`${shell}: ${line}: expected ${expected}, got ${completed[index]}`);
    }
    counts[shell] = completed.length;
  }
} finally {
  rmSync(folder, { recursive: true });
}
showFigures(figures, {
  "lines in bash": counts["bash"]!,
  "lines in zsh": counts["zsh"]!,
  "lines in fish": counts["fish"]!,
  "lines that were completed wrongly": wrong,
});

/** Gives the words that a shell offers for each line. */
type Complete = (lines: readonly string[]) => Promise<string[]>;

/** Completes in bash, by the function that it calls for Tab. */
function completeInBash(script: string, folder: string): Complete {
  return async (lines) => {
    const calls = lines.map((line) => {
      const words = line.split(" ");
      const quoted = words.map((word) => `'${word}'`).join(" ");
      return `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; COMPREPLY=(); _kontor; (( \${#COMPREPLY[@]} )) || COMPREPLY=($(compgen -f -- '${words.at(-1)!}')); echo "\${COMPREPLY[*]}"`;
    });
    const said = execFileSync("bash", ["-c", `source '${script}'\n${calls.join("\n")}`], {
      encoding: "utf8",
      cwd: folder,
    });
    return said.split("\n").slice(0, lines.length);
  };
}

/** Completes in fish, which has a command for it. */
function completeInFish(script: string, folder: string): Complete {
  return async (lines) => {
    const calls = lines.map((line) => `string join -- ' ' (complete -C '${line}' | string replace -r '\\t.*' '')`);
    const said = execFileSync(
      "fish",
      ["--no-config", "-c", `source '${script}'\n${calls.map((each) => `echo (${each})`).join("\n")}`],
      {
        encoding: "utf8",
        cwd: folder,
      },
    );
    return said.split("\n").slice(0, lines.length);
  };
}

/** Completes in the line editor of zsh: it presses Tab, and reads the line and the list below it. */
function completeInZsh(script: string, folder: string): Complete {
  return async (lines) => {
    const { CI: _, ...env } = process.env;
    const child = spawn("script", ["-qefc", "stty cols 200 rows 50; zsh -f -i", "/dev/null"], {
      cwd: folder,
      env: { ...env, TERM: "dumb" },
      stdio: ["pipe", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (said += chunk));
    const see = async (pattern: RegExp) => {
      for (;;) {
        const found = pattern.exec(said);
        if (found) {
          said = said.slice(found.index + found[0].length);
          return found;
        }
        await once(child.stdout, "data", { signal: AbortSignal.timeout(60_000) });
      }
    };
    child.stdin.write(
      `PS1='> '; autoload -U compinit; compinit -u -D; source '${script}'; unsetopt list_beep prompt_cr\n`,
    );
    child.stdin.write(
      `show() { print -r; print -r -- "LINE<$BUFFER>" }; zle -N show; bindkey '^X' show; print -r "RE""ADY"\n`,
    );
    await see(/READY\r?\n/);
    const completed: string[] = [];
    for (const line of lines) {
      child.stdin.write(`${line}\t\u0018`);
      const [all, buffer = ""] = await see(/[^]*?LINE<(.*?)>/);
      const last = buffer.trimEnd().split(" ").at(-1)!;
      // Where there are several, the line stays, and they are listed below it.
      const isList = last === line.split(" ").at(-1);
      completed.push(isList ? readList(all, line) : last);
      child.stdin.write("\u0015");
    }
    child.stdin.end("exit\n");
    await once(child, "close");
    return completed;
  };
}

function readList(text: string, line: string): string {
  const rows = text.split(/\r*\n/).filter((row) => !row.includes(line) && !row.includes("LINE<"));
  return rows
    .join(" ")
    .split(/\s+/)
    .filter((word) => /^[\w.-]+$/.test(word))
    .join(" ");
}
