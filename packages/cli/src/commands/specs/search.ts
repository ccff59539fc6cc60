import { CliError } from "../../cli-error.ts";
import { readCount } from "../../values/count.ts";
import { defineCommand, type FullContext } from "../../command.ts";
import { loadSpecs } from "../../specs/load.ts";
import { hitKinds, findHits, type HitKind } from "../../specs/search.ts";
import { describeSimilar } from "../../specs/suggest.ts";
import { trimRows } from "../../terminal/trim-rows.ts";

interface Options {
  kind?: string;
  api?: string;
  limit: string;
  json?: boolean;
}

/** `specs search`: finds things of the platform by their words. */
export const searchCommand = defineCommand<Options>({
  name: "search",
  summary: "Find operations, fields, events, errors and open questions by words",
  arguments: [{ name: "<words...>", text: "all of them must be in the name, the description or the address" }],
  flags: [
    { flags: "--kind <kinds>", text: `${hitKinds.join(", ")}, several with commas (default: all)` },
    { flags: "--api <api>", text: "erp or channel (default: both)" },
    { flags: "--limit <number>", text: "at most as many hits, the best first", default: "20" },
    { flags: "--json", text: "print a line of JSON for each hit" },
  ],
  notes: ["`kontor specs show` explains what was found. The exit code is 1 if nothing was."],
  examples: [
    "kontor specs search category",
    "kontor specs search stock update --kind operation --api channel",
    "kontor specs search quota --json",
  ],
  run: runSearch,
});

async function runSearch({ options, args, out, terminal }: FullContext<Options>): Promise<void> {
  const { api } = options;
  const kinds = readKinds(options.kind);
  if (api !== undefined && api !== "erp" && api !== "channel")
    throw new CliError(`Cannot search the specs as --api must be erp or channel: got ${api}`, { exitCode: 2 });
  const limit = readCount("search the specs", "--limit", options.limit);
  const words = args.flat();
  const hits = findHits(await loadSpecs(), words, kinds).filter((each) => api === undefined || each.api === api);
  if (hits.length === 0) throw new CliError(`Nothing in the specs has the words ${words.join(" ")}`);
  const shown = hits.slice(0, limit);
  if (options.json) for (const hit of shown) out.line(JSON.stringify(hit));
  else {
    const head = ["kind", "name", "where", "what"];
    const rows = shown.map(({ kind, name, api: of, detail, text }) => [
      kind,
      name,
      of ? `${of} ${detail}` : detail,
      text,
    ]);
    const trimmed = trimRows(head, rows, { width: terminal.columns, shrink: [3, 2, 1] });
    out.table(trimmed.head, trimmed.rows);
    if (hits.length > limit) terminal.note(`... and ${hits.length - limit} more: --limit shows them`);
  }
}

function readKinds(text: string | undefined): readonly HitKind[] {
  if (text === undefined) return hitKinds;
  return text.split(",").map((each) => {
    const kind = hitKinds.find((one) => one === each.trim());
    if (kind) return kind;
    throw new CliError(
      `Cannot search the specs as --kind must be ${hitKinds.join(", ")}: got ${each}${describeSimilar(each, hitKinds)}`,
      { exitCode: 2 },
    );
  });
}
