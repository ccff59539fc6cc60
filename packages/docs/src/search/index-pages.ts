import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { afterBuild, readPage, readPages, readText } from "../integrations/pages.ts";
import { options, type Place } from "./find-pages.ts";
import { findKind } from "./kinds.ts";

/** Words that readers search for and that the pages do not say, or not as their subject: the address of a page, without slashes at its ends, or of a section, and the words. */
const TABLE = `
  erp/invoice                   invoice pdf label ship create delivery note
  apps                          api key
  assistant                     MCP model context protocol editor AI agent VS Code Cursor JetBrains Zed llms.txt
  concepts/credentials          client id client secret where to get credentials production access base address url authentication
  concepts/credentials/#what-to-ask-the-platform-for  production access get client id client secret urls
  tasks/products                update stock change stock set price upload image
  tasks/nightly-job             nightly stock change many items bulk batch import price list once
  tasks/personal-data           GDPR privacy data protection delete customer
  tasks/help/#report-a-bug-or-ask-a-question  ERP offline merchant switched off licence 402 support contact
  orders                        new orders get orders receive orders import
  stock                         update stock levels of offers
  calls/errors/#default-time-outs-and-retries  timeout set default
  reference/erp/delivery-api-deliver-sales-order  create delivery note
  concepts/marketplace/#the-words  channel seller category attribute offer listing order return
  concepts/erp/#the-words       tenant company item stock sales order tax class delivery note
  concepts/credentials/#which-one-do-you-need  which credentials do I need to start
  reference/erp/stock-stock-adjustment  update stock
  reference/erp/customer-domain-get-customer-by-id  find customer by email customer email search customer
  start                         install quick start five minutes first event install typescript
  events                        receive events consumer poll webhook subscribe at least once delivery duplicate events dead letter order sequence arrive
  events/retries                retry failing handler backoff dead letter replay dead events stuck seller
  events/idempotency            at least once duplicate events exactly once
  events/systems                webhook push subscribe
  calls/errors                  timeout catch an error exception retry status code
  calls/errors/#log-each-call-without-its-secrets  log requests calls logging redact secrets tokens
  calls/journal                 exactly once lost answer crash resume restart kill idempotent call
  calls/paging                  pagination next page PATCH upload file attachment
  erp                           pagination paging pages
  credentials                   which credential seller tokens for sellers which scope for stock rotate refresh token PIN api key
  operations/production         how long is an event kept graceful shutdown SIGTERM health check probe backup restore retention GDPR go live checklist check list production
  operations/monitoring         metrics alarms prometheus opentelemetry grafana
  operations/commands           kontor CLI terminal curl profile environment variables doctor completion call an operation
  operations/event-programs     Python shell bash program any language handler process stdin exit code command line
  operations/inbox-commands     command line terminal CLI operator replay dead events list events stuck seller
  operations/inbox-commands/#forget-a-person  GDPR privacy delete erase personal data of a customer
  operations/inbox-commands/#from-a-file-to-postgresql  move migrate SQLite postgres
  operations/workers            postgres inbox PostgreSQL two workers replicas scale lease
  operations/fleet              many channels fleet kubernetes deployment docker pods autoscale rolling update leader
  operations/compose            docker compose container image postgres sandbox
  operations/scale              scale sharding kafka restate capacity planning cost connections WAL vacuum
  operations/limits             rate limit 429 status too many requests quota throttle delivery requests per minute per second per hour how often
  operations/runtimes           commonjs require deno bun edge worker browser ERR_REQUIRE_ESM ERR_MODULE_NOT_FOUND ERR_PACKAGE_PATH_NOT_EXPORTED cannot use import statement outside a module moduleResolution
  operations/upgrading          version semver changelog migrate support
  tokens                        quota access token refresh token cache credentials authentication authorization OAuth
  sandbox                       mock fake platform fake clock inject faults simulate EADDRINUSE address already in use port
  testing                       fake clock inject faults dead letter mock unit test
  reference/benchmarks          benchmark performance speed throughput bundle size memory latency comparison
  reference/errors              catch an error exception error codes rate limit 429
  reference/errors/ERR_PLATFORM_API  rate limit status code 400 bad request 401 unauthorized 402 payment required 403 forbidden 404 not found 409 conflict 412 precondition failed 413 415 unsupported media type 422 unprocessable validation 429 too many requests retry-after 500 internal server error 502 bad gateway 503 service unavailable
  reference/errors/ERR_PLATFORM_ARGUMENT  invalid option argument missing environment variable undefined
  reference/errors/ERR_PLATFORM_CONNECTION  ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN EPIPE EHOSTUNREACH ENETUNREACH UND_ERR_SOCKET getaddrinfo connect fetch failed socket hang up network offline DNS proxy firewall TLS SSL self-signed certificate chain unable to verify the first certificate SELF_SIGNED_CERT_IN_CHAIN DEPTH_ZERO_SELF_SIGNED_CERT UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_HAS_EXPIRED ERR_TLS_CERT_ALTNAME_INVALID NODE_EXTRA_CA_CERTS
  reference/errors/ERR_PLATFORM_DECODE  unexpected token in JSON unexpected end of JSON input SyntaxError invalid parse HTML content-type
  reference/errors/ERR_PLATFORM_PARTIAL  errorList partial success refused rows
  reference/errors/ERR_PLATFORM_SESSION  jwt expired malformed invalid signature audience issuer JWKS
  reference/errors/ERR_PLATFORM_STORE  SQLITE_BUSY database is locked SQLITE_CORRUPT malformed SQLITE_FULL ENOSPC disk full EACCES permission denied
  reference/errors/ERR_PLATFORM_TIMEOUT  ETIMEDOUT UND_ERR_CONNECT_TIMEOUT UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT TimeoutError AbortError operation was aborted due to timeout 408 504 gateway timeout slow hangs
  reference/errors/ERR_PLATFORM_TOKEN  OAuth invalid_grant invalid_client invalid_request invalid_scope invalid_token unauthorized_client unsupported_grant_type access_denied 401 unauthorized token expired revoked
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

const NOISE =
  /<(script|style|button|svg|footer|nav|form|pre|thead|aside|try-it)\b[^]*?<\/\1>|<a class="sl-anchor-link[^]*?<\/a>|<dl class="facts[^]*?<\/dl>/g;
const END_OF_BLOCK = /<\/(?:d[dt]|t[dh]|h\d|li|p|div|span|summary)>/g; // the words before and after it are no compound
const ADDRESS = /<p class="address[^]*?<\/p>/;
const LETTERS = 160; // of a place, that a result shows

/** Builds the index of the search from the built pages: each section of a guide is its own place, and each other page is one. */
export const buildIndex = () =>
  afterBuild("search-index", async (folder) => {
    const index = new MiniSearch<Place>(options);
    for await (const { address, html } of readPages(folder))
      if (address !== "/404.html" && address !== "/") index.addAll(listPlaces(address, html));
    await writeFile(join(folder, "search.json"), JSON.stringify(index));
  });

/** Lists the places of a page that a search can find. */
export function listPlaces(address: string, html: string): Place[] {
  const { title, main, description } = readPage(address, html);
  const { kind, weight } = findKind(address);
  const [, synonyms = ""] = /class="synonyms[^>]*>Other words for it: ([^<]*)/.exec(main) ?? [];
  const [, names = ""] = /data-names="([^"]*)"/.exec(main) ?? [];
  const [, method, path] =
    /<p class="address[^>]*>[^]*?class="method[^>]*>(\w+)<[^]*?<code[^>]*>([^<]*)/.exec(main) ?? [];
  const isSplit = kind === "Guides";
  const parts = (kind === "Groups" ? `<p>${description}</p>` : main.slice(main.indexOf("</h1>"))).split(
    isSplit ? /(?=<h[23]\b[^>]* id=)/ : /(?!)/,
  );
  return parts.map((part, index) => {
    const [heading = "", id] = index > 0 ? (/<h[23]\b[^>]* id="([^"]*)"[^]*?<\/h[23]>/.exec(part) ?? []) : [];
    const text = readText(
      part.replace(heading, "").replace(ADDRESS, "").replaceAll(NOISE, " ").replaceAll(END_OF_BLOCK, " $&"),
    );
    const section = readText(heading.replaceAll(NOISE, " "));
    return {
      url: id ? `${address}#${id}` : address,
      title,
      kind,
      ...(method && path && kind === "Operations" && { method, path: readText(path) }),
      ...(section && { section }),
      excerpt: text.length > LETTERS ? text.slice(0, LETTERS).replace(/\S*$/, "…") : text,
      keywords: id ? findKeywords(`${address}#${id}`) : [findKeywords(address), synonyms, names].join(" "),
      text,
      weight,
    };
  });
}
