import { findKind } from "./kind.ts";

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
