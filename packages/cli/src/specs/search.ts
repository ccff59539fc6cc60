import type { Context } from "../command.ts";
import { CliError } from "../errors.ts";
import { trimRows } from "../terminal/layout.ts";
import { readCount } from "../values.ts";
import { listFields, listOperations, loadSpecs, readCallName, type Specs } from "./load.ts";

type SearchOptions = { limit: string; json?: boolean };

export async function runSearch({ options, args, out, terminal }: Context<SearchOptions>): Promise<void> {
  const limit = readCount("search the specs", "--limit", options.limit);
  const words = args.flat();
  const hits = findHits(await loadSpecs(), words);
  if (hits.length === 0) throw new CliError(`Nothing in the specs has the words ${words.join(" ")}`);
  const shown = hits.slice(0, limit);
  if (options.json) for (const hit of shown) out.line(JSON.stringify(hit));
  else {
    const head = ["kind", "name", "where", "what"];
    const rows = shown.map((hit) => [hit.kind, hit.name, hit.api ? `${hit.api} ${hit.detail}` : hit.detail, hit.text]);
    const trimmed = trimRows(head, rows, { width: terminal.columns, shrink: [3, 2, 1] });
    out.table(trimmed.head, trimmed.rows);
    if (hits.length > limit) terminal.note(`... and ${hits.length - limit} more: --limit shows them`);
  }
}

const hitKinds = ["operation", "event", "field", "error", "unknown"] as const;

interface Hit {
  kind: (typeof hitKinds)[number];
  name: string;
  /** `erp` or `channel`; errors and open questions are of neither. */
  api?: "erp" | "channel";
  text: string;
  detail: string;
}

interface Candidate extends Hit {
  /** Texts in which a word counts, the most telling first. */
  texts: readonly string[];
}

/** Searches for all words. A word in a name counts more than one in a description; what is found equally well stays in the order of the specs. */
export function findHits(specs: Specs, words: readonly string[]): Hit[] {
  const wanted = words.flatMap((each) => each.toLowerCase().split(/\s+/)).filter((each) => each !== "");
  const found: { hit: Hit; score: number }[] = [];
  for (const { texts, ...hit } of listCandidates(specs)) {
    const lower = texts.map((each) => `${each} ${each.replaceAll(/([a-z])([A-Z])/g, "$1 $2")}`.toLowerCase());
    const scores = wanted.map((word) => computeScore(lower, word));
    if (scores.some((score) => score === 0)) continue;
    found.push({ hit, score: scores.reduce((sum, each) => sum + each, 0) - 0.1 * hitKinds.indexOf(hit.kind) });
  }
  return found.toSorted((one, other) => other.score - one.score).map(({ hit }) => hit);
}

/** How well a word fits: 0 where it is nowhere. A part of a name that begins with it fits best. */
function computeScore(texts: readonly string[], word: string): number {
  const at = texts.findIndex((text) => text.includes(word));
  if (at < 0) return 0;
  const isStart = new RegExp(`(^|[^a-z0-9])${word.replaceAll(/[^a-z0-9]/g, "\\$&")}`).test(texts[at]!);
  return (at === 0 ? 4 : at === 1 ? 2 : 1) + (isStart ? 1 : 0);
}

function* listCandidates(specs: Specs): Generator<Candidate> {
  for (const operation of listOperations(specs)) {
    const { api, id, method, path, summary, description = "", scopes } = operation;
    const name = readCallName(operation);
    const detail = `${method} ${path}`;
    const texts = [name, `${summary} ${id} ${detail}`, `${description} ${scopes.join(" ")}`];
    yield { kind: "operation", name, api, text: summary, detail, texts };
  }
  for (const data of [specs.erp, specs.channel]) {
    const { api } = data;
    for (const { type, description, payload } of data.events)
      yield { kind: "event", name: type, api, text: description, detail: payload, texts: [type, payload, description] };
    for (const [schema, definition] of Object.entries(data.schemas))
      for (const { path, type, description } of listFields(data, definition, { isShallow: true })) {
        const texts = [path, `${schema} ${type}`, description];
        yield { kind: "field", name: `${schema}.${path}`, api, text: description, detail: type, texts };
      }
  }
  for (const { code, title, meaning, fix } of specs.errors)
    yield { kind: "error", name: code, text: title, detail: "error code", texts: [code, title, `${meaning} ${fix}`] };
  for (const { id, question, ours, answer = "", section } of specs.unknowns)
    yield { kind: "unknown", name: id, text: question, detail: section, texts: [id, question, `${ours} ${answer}`] };
}
