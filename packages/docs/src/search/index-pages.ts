import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex } from "pagefind";
import { interfaces } from "@kontor/codegen/interfaces";
import { listPages } from "../integrations/pages.ts";

/** The kinds of pages, as the search calls them, with the weight of their words: a guide comes before a decision that has the same words. */
const KINDS = [
  { kind: "Groups", at: /^\/reference\/[^/]+\/groups\//, weight: 0.8 },
  { kind: "Operations", at: new RegExp(`^/reference/(?:${interfaces.map(({ id }) => id).join("|")})/`), weight: 2 },
  { kind: "Events", at: /^\/reference\/events\//, weight: 6 },
  { kind: "Errors", at: /^\/reference\/errors\//, weight: 6 },
  { kind: "Packages", at: /^\/reference\/packages\//, weight: 0.6 },
  { kind: "Versions", at: /^\/reference\/versions\//, weight: 0.15 },
  { kind: "Reference", at: /^\/reference\//, weight: 0.8 },
  { kind: "Decisions", at: /^\/decisions\//, weight: 0.15 },
  { kind: "Guides", at: /^\//, weight: 4 },
] as const;

export type Kind = (typeof KINDS)[number]["kind"];

/** Tells the kind of a page by its address, and how much its words weigh in the search. */
export function findKind(address: string): { kind: Kind; weight: number } {
  return KINDS.find(({ at }) => at.test(address)) ?? { kind: "Guides", weight: 4 };
}

/** Words that readers search for and that the pages do not say, or not as their subject: the address of a page without slashes at its ends, and the words. */
const TABLE = `
  erp/invoice                   invoice pdf label ship
  apps                          api key
  start                         install quick start five minutes first event install typescript
  events                        receive events consumer poll webhook subscribe at least once delivery duplicate events dead letter
  events/retries                retry failing handler backoff dead letter replay dead events stuck seller
  events/idempotency            at least once duplicate events exactly once
  events/systems                webhook push subscribe
  calls/errors                  timeout catch an error exception retry
  calls/journal                 exactly once lost answer crash resume restart kill idempotent call
  calls/paging                  pagination next page PATCH upload file attachment
  erp                           pagination paging pages
  credentials                   which credential seller tokens for sellers which scope for stock rotate refresh token PIN api key
  operations/production         how long is an event kept graceful shutdown SIGTERM health check probe backup restore retention GDPR
  operations/monitoring         metrics alarms prometheus opentelemetry grafana
  operations/commands           kontor CLI terminal curl profile environment variables doctor completion call an operation
  operations/event-programs     Python shell bash program any language handler process stdin exit code command line
  operations/inbox-commands     command line terminal CLI operator replay dead events list events stuck seller
  operations/workers            postgres inbox two workers replicas scale lease
  operations/fleet              many channels fleet kubernetes deployment docker pods autoscale rolling update leader
  operations/compose            docker compose container image postgres sandbox
  operations/scale              scale sharding kafka restate capacity planning cost connections WAL vacuum
  operations/limits             rate limit 429 status too many requests quota throttle delivery
  operations/runtimes           commonjs require deno bun edge worker browser
  operations/upgrading          version semver changelog migrate support
  tokens                        quota access token refresh token cache credentials
  sandbox                       mock fake platform fake clock inject faults simulate
  testing                       fake clock inject faults dead letter mock unit test
  reference/benchmarks          benchmark performance speed throughput bundle size memory latency comparison
  reference/errors              catch an error exception error codes rate limit 429
  reference/errors/ERR_PLATFORM_API  rate limit 429 status too many requests
  reference/resource-groups     maturity stable beta development
  reference/not-shown           what nobody knows unknown open questions
`;

const keywords = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => line.trim().split(/\s{2,}/) as [string, string]),
);

/** Gives the words by which a page is found beside its own. An event is found by the words of its type too, which is written as one word. */
export function findKeywords(address: string): string {
  const path = address.replaceAll(/^\/|\/$/g, "");
  const { kind } = findKind(address);
  const ofItsKind = {
    Events: `${path.split("/").at(-1)?.replaceAll("-", " ")} event`,
    Errors: "error",
  }[kind as string];
  return [keywords.get(path), ofItsKind].filter(Boolean).join(" ");
}

const END_OF_BLOCK = /<\/(?:d[dt]|t[dh]|h\d|li|p|div|span|summary)>/g; // pagefind would join the words before and after it

/** Builds the index of the search from the built pages. Each page is weighed by its kind, which the result shows too. */
export function buildIndex(): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const { index, errors } = await createIndex({
          forceLanguage: "en",
          includeCharacters: "_",
          maxFragments: 60,
        });
        if (!index) throw new Error(`Cannot index the site as pagefind must start: ${errors.join("; ")}`);
        const pages = (await listPages(folder)).filter((address) => address !== "/404.html" && address !== "/");
        const add = async (address: string) => {
          const html = await readFile(join(folder, address, "index.html"), "utf8");
          await index.addHTMLFile({ url: address, content: markKind(html, address) });
        };
        await Promise.all(pages.map(add)); // all at once: pagefind is a process of its own, and waits take half of the time
        await index.writeFiles({ outputPath: join(folder, "pagefind") });
        await close();
      },
    },
  };
}

/** Takes the part of a page that is searched, and marks it with the page's kind, keywords and weight. The built file itself stays as it is. */
function markKind(html: string, address: string): string {
  const { kind, weight } = findKind(address);
  const keywords = findKeywords(address);
  const marks = keywords && `<span data-pagefind-meta="keywords:${keywords}"></span>`; // a mark has one value, to its end
  const main = html
    .slice(html.indexOf("<main ") + "<main ".length, html.indexOf("</main>"))
    .replaceAll(END_OF_BLOCK, " $&");
  return `<html lang="en"><body><main data-pagefind-body data-pagefind-meta="kind:${kind}" data-pagefind-weight="${weight}" ${main}${marks}</main></body></html>`;
}
