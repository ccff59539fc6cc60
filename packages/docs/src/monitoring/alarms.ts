import type { Select } from "./select.ts";

/** A condition that a person should know of. */
export interface Alarm {
  name: string;
  /** A sentence for whoever is called. It is the heading of the section of the operations guide too. */
  title: string;
  /** `critical`: events may be lost, or none come in. `warning`: it can wait for the morning. */
  severity: "critical" | "warning";
  expr: string;
  /** How long it must hold. */
  for: string;
}

/** From these figures on a person should look. The dashboard shows them as lines. */
export const limits = { deliveries: 7, oldestSeconds: 3_600, waiting: 800_000 };

const FAILED_RUNS = 10;
const FAILED_SHARE = 0.1;

/** All processes of an inbox show the same figures of it: the labels that tell them apart are left out. */
const ofInbox = (aggregate: "max" | "min", expr: string) => `${aggregate} without (instance, pod) (${expr})`;

/** Lists the alarms, the worst first. */
export function listAlarms(select: Select): Alarm[] {
  return [...listCritical(select), ...listWarnings(select)];
}

function listCritical(select: Select): Alarm[] {
  const waiting = select("kontor.inbox.waiting");
  const fetched = select("messaging.client.operation.duration", {
    of: "count",
    where: 'messaging_operation_name="receive",error_type=""',
  });
  return [
    {
      name: "KontorEventsMayBeLost",
      title: "Events may be lost",
      severity: "critical",
      expr: `${ofInbox("max", select("kontor.inbox.most_deliveries"))} >= ${limits.deliveries}`,
      for: "0m",
    },
    {
      name: "KontorNoFigures",
      title: "No process shows figures",
      severity: "critical",
      expr: `absent(${waiting})`,
      for: "10m",
    },
    {
      name: "KontorEventsDoNotComeIn",
      title: "Events do not come in",
      severity: "critical",
      expr: `max by (job) (${waiting}) unless on (job) (sum by (job) (increase(${fetched}[10m])) > 0)`,
      for: "10m",
    },
    {
      name: "KontorInboxNearlyFull",
      title: "The inbox is nearly full",
      severity: "critical",
      expr: `${ofInbox("max", waiting)} > ${limits.waiting}`,
      for: "5m",
    },
  ];
}

function listWarnings(select: Select): Alarm[] {
  const waiting = select("kontor.inbox.waiting");
  const dead = select("kontor.inbox.dead");
  const runs = select("messaging.process.duration", { of: "count" });
  const failed = select("messaging.process.duration", { of: "count", where: 'error_type!=""' });
  const requests = select("http.client.request.duration", {
    of: "count",
    where: 'http_response_status_code=~"401|403|429"',
  });
  const tokens = select("kontor.token.refresh.duration", { of: "count", where: 'error_type!=""' });
  return [
    {
      name: "KontorSellerIsStuck",
      title: "A seller is stuck",
      severity: "warning",
      expr: `${ofInbox("max", select("kontor.inbox.oldest_age"))} > ${limits.oldestSeconds}`,
      for: "10m",
    },
    {
      name: "KontorHandlersFail",
      title: "Handlers fail",
      severity: "warning",
      expr: `sum by (job) (increase(${failed}[15m])) > ${FAILED_RUNS} and sum by (job) (increase(${failed}[15m])) > ${FAILED_SHARE} * sum by (job) (increase(${runs}[15m]))`,
      for: "15m",
    },
    {
      name: "KontorEventsAreDead",
      title: "Events are dead",
      severity: "warning",
      expr: `${ofInbox("max", dead)} > ${ofInbox("min", `min_over_time(${dead}[1h])`)}`,
      for: "0m",
    },
    {
      name: "KontorBacklogGrows",
      title: "The backlog grows",
      severity: "warning",
      expr: `${ofInbox("max", `deriv(${waiting}[1h])`)} > 0 and ${ofInbox("max", waiting)} > 1000`,
      for: "1h",
    },
    {
      name: "KontorSellersAreParked",
      title: "Sellers are parked for a day",
      severity: "warning",
      expr: `${ofInbox("max", select("kontor.inbox.parked_lanes"))} > 0`,
      for: "24h",
    },
    {
      name: "KontorTokenCallsFail",
      title: "Token calls fail",
      severity: "warning",
      expr: `sum by (job, error_type) (increase(${tokens}[15m])) > 3`,
      for: "5m",
    },
    {
      name: "KontorCallsAreRefused",
      title: "The platform refuses calls",
      severity: "warning",
      expr: `sum by (job, http_response_status_code) (increase(${requests}[15m])) > 5`,
      for: "15m",
    },
  ];
}
