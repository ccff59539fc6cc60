import { findHits, findOperation, loadSpecs, runShow } from "@kontor/cli/internal";
import { toKebab } from "@kontor/docs/reference/words";
import { z } from "zod";
import { createContext, nameTools } from "../command.ts";
import type { Site } from "../site.ts";
import { defineTool, describeLimit, from, listRows, type Tool, words } from "../tool.ts";
import { findExport, formatHits } from "./pages.ts";

export function listSpecTools(site: Site): Tool[] {
  return [
    defineTool({
      name: "find_operation",
      description:
        "Searches the specs of both interfaces, as `kontor specs search` does: operations, events, fields, error codes and open questions whose name or description has all words. show explains each name that it gives.",
      input: z.object({
        words: words.describe("One to three: stock adjust, Seller:Order"),
        limit: describeLimit(50, 12),
      }),
      run: ({ words, limit }) => findInSpecs(site, words, limit),
    }),
    defineTool({
      name: "show",
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
      description:
        "Says what an error of Kontor or of the platform means and what to do, from its code or its message.",
      input: z.object({
        error: words.max(4_000).describe("A code (ERR_PLATFORM_TOKEN) or a message, without tokens and personal data"),
      }),
      run: ({ error }) => explainError(site, error),
    }),
    defineTool({
      name: "list_open_questions",
      description:
        "Lists facts that the platform does not document, and what Kontor and its sandbox do about each. Look here before a program relies on a guess.",
      input: z.object({
        words: words.optional().describe("Only questions with all these words: tax, quota"),
        limit: describeLimit(100, 15),
      }),
      run: ({ words = "", limit }) => listQuestions(words, limit),
    }),
  ];
}

async function findInSpecs(site: Site, words: string, limit: number): Promise<string> {
  const rows = findHits(await loadSpecs(), [words]).map(({ kind, name, api, detail, text }) =>
    [`${kind} ${name}`, kind === "operation" ? `${api} ${detail}` : detail, text].join(" | "),
  );
  if (rows.length > 0) return listRows(rows, limit);
  const found = formatHits(site, words, { limit, kinds: ["Operations", "Groups", "Events"] });
  const next = found === "" ? "Try fewer words, or search_pages." : `Pages that have some of them:\n${found}`;
  return `Nothing in the specs has all the words ${words}. ${next}`;
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
  const { context, read } = createContext({}, [name.replace(/^channel\./, "")]);
  await runShow(context);
  return nameTools(read());
}

async function findSample(site: Site, name: string): Promise<string> {
  const found = findOperation(await loadSpecs(), name.replace(/^channel\./, ""));
  if (!found) return "";
  const address = `/reference/${found.operation.api}/${toKebab(found.operation.id)}/`;
  const page = site.read(address) ?? "";
  const [sample] = /^```typescript\n[^]*?^```/m.exec(page) ?? [];
  const [answer] = /^Answer \d+:\n+```json\n[^]*?^```/m.exec(page) ?? [];
  const [client] = /^How to make .*$/m.exec(page) ?? [];
  return [`\n\nIts page, with the errors: ${address}`, sample, client, answer].filter(Boolean).join("\n");
}

async function explainError(site: Site, error: string): Promise<string> {
  const codes = (await loadSpecs()).errors.filter(({ code }) => error.includes(code));
  if (codes.length > 0) return (await Promise.all(codes.map(({ code }) => describeName(code)))).join("\n\n");
  const found = formatHits(site, error.slice(0, 200), { limit: 5, kinds: ["Errors", "Guides"] });
  if (found === "") return "No page has these words. Give the code of the error, ERR_PLATFORM_…, if it has one.";
  return `It holds no code of Kontor. Pages with its words:\n${found}`;
}

async function listQuestions(words: string, limit: number): Promise<string> {
  const wanted = words.toLowerCase().split(/\s+/);
  const { unknowns } = await loadSpecs();
  const rows = unknowns
    .map(({ id, question, answer = "nothing", ours }) => `${id} | ${question} | Known: ${answer} | Kontor: ${ours}`)
    .filter((row) => wanted.every((word) => row.toLowerCase().includes(word)));
  if (rows.length === 0) return `No open question has the words ${words}; ${unknowns.length} are open in all.`;
  return `${rows.length} of ${unknowns.length} questions\n${listRows(rows, limit)}`;
}
