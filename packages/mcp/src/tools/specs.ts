import { createSecretList, findHits, findOperation, loadSpecs, runShow } from "@kontor/cli/internal";
import { toKebab } from "@kontor/docs/reference/words";
import { z } from "zod";
import type { Site } from "../site.ts";
import { collectText, nameTools } from "../text-output.ts";
import { defineTool, from, type Tool, words } from "../tool.ts";
import { findExport, formatHits } from "./pages.ts";

export function listSpecTools(site: Site): Tool[] {
  return [
    defineTool({
      name: "find_operation",
      title: "Find operations, fields and events",
      description:
        "Searches the specs of both interfaces, as `kontor specs search` does: operations, events, fields, error codes and open questions whose name or description has all words. show explains each name that it gives.",
      input: z.object({
        words: words.describe("One to three words: stock adjust, billingAddress, Seller:Order"),
        limit: z.number().int().min(1).max(50).default(12).describe("The most results"),
      }),
      run: async ({ words, limit }) => (await findInSpecs(words, limit)) || findInPages(site, words, limit),
    }),
    defineTool({
      name: "show",
      title: "Show an operation, a schema, an event or an export",
      description:
        "Explains one name, as `kontor specs show` does: of an operation its address, scope, quota, parameters, the fields of its body and answer, what is unknown, and a sample in TypeScript; of a schema or an event its fields; of an export of a package its signature and options.",
      input: z.object({
        name: words.describe(
          "A method (orders.create, erp.stocks.adjust), an operationId, a schema, a type of event (Seller:Offer.New), an error code, the id of an open question, or an export (createChannelConsumer, ErpClientOptions)",
        ),
        from,
      }),
      run: ({ name }) => showName(site, name),
    }),
    defineTool({
      name: "explain_error",
      title: "Explain an error",
      description:
        "Says what an error of Kontor or of the platform means and what to do, from its code or its message.",
      input: z.object({
        error: z
          .string()
          .trim()
          .min(1)
          .max(4_000)
          .describe("A code (ERR_PLATFORM_TOKEN), a message or a log line. Leave out tokens and personal data"),
      }),
      run: ({ error }) => explainError(site, error),
    }),
    defineTool({
      name: "list_open_questions",
      title: "List what nobody knows",
      description:
        "Lists facts that the platform does not document, and what Kontor and its sandbox do about each. Look here before a program relies on a guess.",
      input: z.object({
        words: words.optional().describe("Only questions with all these words: tax, quota"),
        limit: z.number().int().min(1).max(100).default(15).describe("The most questions"),
      }),
      run: ({ words = "", limit }) => listQuestions(words, limit),
    }),
  ];
}

async function findInSpecs(words: string, limit: number): Promise<string> {
  const hits = findHits(await loadSpecs(), [words]);
  const rows = hits.slice(0, limit).map(({ kind, name, api, detail, text }) => {
    const where = kind === "operation" ? `${api} ${detail}` : detail;
    return `${kind} ${name} | ${where} | ${text}`;
  });
  return [
    ...rows,
    ...(hits.length > limit ? [`… ${hits.length - limit} more: use more words, or a higher limit`] : []),
  ].join("\n");
}

function findInPages(site: Site, words: string, limit: number): string {
  const found = formatHits(site, words, limit, ["Operations", "Groups", "Events"]);
  const what = `Nothing in the specs has all the words ${words}.`;
  return found === "" ? `${what} Try fewer words, or search_pages.` : `${what} Pages that have some of them:\n${found}`;
}

/** @throws {CliError} If neither the specs nor the packages have the name. */
async function showName(site: Site, name: string): Promise<string> {
  try {
    const [head = "", ...fields] = (await describeName(name)).split(/(?=\n\n)/); // a long list of fields is cut, and its sample says more
    return [head, await findSample(site, name), ...fields].join("");
  } catch (error) {
    const found = findExport(site, name);
    if (found === undefined) throw error;
    return found;
  }
}

/** @throws {CliError} If there is no such name. */
async function describeName(name: string): Promise<string> {
  const { out, read } = collectText();
  const { signal } = new AbortController();
  const terminal = { columns: undefined, note: () => {}, showProgress: () => {} };
  const secrets = createSecretList([], {});
  await runShow({ options: {}, args: [name.replace(/^channel\./, "")], env: {}, out, terminal, signal, secrets });
  return nameTools(read()).trimEnd();
}

async function findSample(site: Site, name: string): Promise<string> {
  const found = findOperation(await loadSpecs(), name.replace(/^channel\./, ""));
  if (!found) return "";
  const { api, id } = found.operation;
  const address = `/reference/${api}/${toKebab(id)}/`;
  const page = site.read(address) ?? "";
  const [sample] = /^```typescript\n[^]*?^```/m.exec(page) ?? [];
  const [answer] = /^Answer \d+:\n+```json\n[^]*?^```/m.exec(page) ?? [];
  const [client] = /^How to make .*$/m.exec(page) ?? [];
  return [`\n\nIts page, with the errors: ${address}`, sample, client, answer].filter(Boolean).join("\n");
}

async function explainError(site: Site, error: string): Promise<string> {
  const { errors } = await loadSpecs();
  const codes = errors.filter(({ code }) => error.includes(code)).map(({ code }) => code);
  const explained = await Promise.all(codes.map(describeName));
  if (explained.length > 0) return explained.join("\n\n");
  const found = formatHits(site, error.slice(0, 200), 5, ["Errors", "Guides"]);
  return found === ""
    ? "No page has these words. Give the code of the error, ERR_PLATFORM_…, if it has one."
    : `It holds no code of Kontor. Pages with its words:\n${found}`;
}

async function listQuestions(words: string, limit: number): Promise<string> {
  const wanted = words.toLowerCase().split(/\s+/);
  const { unknowns } = await loadSpecs();
  const found = unknowns.filter(({ id, question, ours, answer = "" }) => {
    const text = `${id} ${question} ${ours} ${answer}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const rows = found
    .slice(0, limit)
    .map(
      ({ id, question, answer, ours }) => `${id} | ${question} | ${answer ? `Known: ${answer} ` : ""}Kontor: ${ours}`,
    );
  if (rows.length === 0) return `No open question has the words ${words}; ${unknowns.length} are open in all.`;
  return [`${found.length} of ${unknowns.length} questions`, ...rows].join("\n");
}
