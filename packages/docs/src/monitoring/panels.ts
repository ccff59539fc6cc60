import { limits } from "./alarms.ts";
import type { Select } from "./select.ts";

/** A panel of the dashboard, before it has its place. */
export interface PanelPlan {
  title: string;
  description: string;
  unit: string;
  /** From this value on it is red. */
  limit?: number;
  targets: { expr: string; legend: string }[];
}

const JOB = 'job=~"$job"';
const RATE = "[$__rate_interval]";

/** Lists the panels, by the title of their row. */
export function listPanels(select: Select): Record<string, PanelPlan[]> {
  return { Inbox: listOfInbox(select), Handlers: listOfHandlers(select), "Calls and tokens": listOfCalls(select) };
}

function listOfInbox(select: Select): PanelPlan[] {
  const gauge = (name: string) => [{ expr: `max by (job) (${select(name, { where: JOB })})`, legend: "{{job}}" }];
  return [
    {
      title: "Waiting events",
      description: "Events that no handler has finished.",
      unit: "short",
      limit: limits.waiting,
      targets: gauge("kontor.inbox.waiting"),
    },
    {
      title: "Age of the oldest waiting event",
      description: "A seller is stuck if it grows without end.",
      unit: "s",
      limit: limits.oldestSeconds,
      targets: gauge("kontor.inbox.oldest_age"),
    },
    {
      title: "Most deliveries of an event",
      description: "After ten an event that is not acknowledged is gone.",
      unit: "short",
      limit: limits.deliveries,
      targets: gauge("kontor.inbox.most_deliveries"),
    },
    {
      title: "Dead events",
      description: "Events that no handler tries again until somebody replays them.",
      unit: "short",
      targets: gauge("kontor.inbox.dead"),
    },
    {
      title: "Parked sellers",
      description: "Sellers that are left alone, for a time or until somebody resumes them.",
      unit: "short",
      targets: gauge("kontor.inbox.parked_lanes"),
    },
    {
      title: "Fetched events",
      description: "Events that came from the platform, those that came again too.",
      unit: "cps",
      targets: [
        {
          expr: `sum by (job) (rate(${select("messaging.client.consumed.messages", { where: JOB })}${RATE}))`,
          legend: "{{job}}",
        },
      ],
    },
  ];
}

function listOfHandlers(select: Select): PanelPlan[] {
  return [
    {
      title: "Duration of handlers",
      description: "One run of a handler.",
      unit: "s",
      targets: quantiles(select, "messaging.process.duration"),
    },
    {
      title: "Runs of handlers",
      description: "Runs that ended, by their problem: none, retry or dead.",
      unit: "cps",
      targets: rate(select, "messaging.process.duration", "error_type"),
    },
    {
      title: "Duration of fetches and acknowledgements",
      description: "One request of the consumer, with its retries.",
      unit: "s",
      targets: quantiles(select, "messaging.client.operation.duration", "messaging_operation_name"),
    },
  ];
}

function listOfCalls(select: Select): PanelPlan[] {
  return [
    {
      title: "Duration of calls",
      description: "One call of a method, with its retries.",
      unit: "s",
      targets: quantiles(select, "kontor.client.call.duration"),
    },
    {
      title: "Answers by status",
      description: "Each attempt. An empty status is an attempt without an answer.",
      unit: "cps",
      targets: rate(select, "http.client.request.duration", "http_response_status_code"),
    },
    {
      title: "Token calls",
      description: "An empty error is a token call that succeeded.",
      unit: "cps",
      targets: rate(select, "kontor.token.refresh.duration", "error_type"),
    },
  ];
}

function quantiles(select: Select, name: string, by?: string): PanelPlan["targets"] {
  const buckets = select(name, { of: "bucket", where: JOB });
  return [0.5, 0.95].map((share) => ({
    expr: `histogram_quantile(${share}, sum by (${by ? `le, ${by}` : "le"}) (rate(${buckets}${RATE})))`,
    legend: `p${share * 100}${by ? ` {{${by}}}` : ""}`,
  }));
}

function rate(select: Select, name: string, by: string): PanelPlan["targets"] {
  const count = select(name, { of: "count", where: JOB });
  return [{ expr: `sum by (${by}) (rate(${count}${RATE}))`, legend: `{{${by}}}` }];
}
