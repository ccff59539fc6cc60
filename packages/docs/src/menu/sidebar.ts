import { readFileSync } from "node:fs";
import { interfaces } from "@kontor/codegen/interfaces";
import { readIndex } from "../decisions-loader.ts";
import { listEventPages, listGroups } from "../reference/operations.ts";
import { buildGroupHref, buildOperationHref } from "../reference/words.ts";
import { listEntryPages } from "../packages/reference.ts";
import { buildErrorHref, errorCodes, specs } from "../reference/specs.ts";
import type { Spec } from "../reference/document.ts";

/** The menu: first the guides, then the reference, in the order of the specs. A page shows the part that it belongs to (`entry.ts`). */
export const sidebar = [
  buildSection("Start", {
    "The platform in one picture": "/concepts/platform/",
    "Getting started": "/start/",
    "Marketplace: sellers, offers, orders": "/concepts/marketplace/",
    "ERP: items, stock, tax classes": "/concepts/erp/",
    "Credentials: who gives what": "/concepts/credentials/",
    "With an assistant": "/assistant/",
  }),
  buildSection("First tasks", {
    "Publish categories": "/tasks/categories/",
    "Sign up and link a seller": "/tasks/sellers/",
    "Receive offers, report listings": "/tasks/offers/",
    "Products, prices, stock": "/tasks/products/",
    "A nightly job": "/tasks/nightly-job/",
    Orders: "/orders/",
    "Returns and refunds": "/tasks/returns/",
    "Tickets and reports": "/tasks/tickets/",
    "Behind a proxy": "/tasks/proxy/",
    "Change a credential": "/tasks/change-credential/",
    "Personal data (GDPR)": "/tasks/personal-data/",
    "Where to get help": "/tasks/help/",
  }),
  buildSection("Sandbox and tests", {
    Sandbox: "/sandbox/",
    Testing: "/testing/",
    "All of it in containers": "/operations/compose/",
  }),
  buildSection("Tokens and calls", {
    Tokens: "/tokens/",
    "Seller and channel credentials": "/credentials/",
    "Errors, time-outs, retries": "/calls/errors/",
    "What was sent?": "/calls/what-was-sent/",
    "Paging, updates, files": "/calls/paging/",
    "Each step once: the journal": "/calls/journal/",
    "Calls by path": "/by-path/",
    "Versions of the ERP API": "/erp/versions/",
    Apps: "/apps/",
    Runtimes: "/operations/runtimes/",
    "Python and others": "/without-a-package/",
  }),
  buildSection("Events", {
    "Receive events": "/events/",
    "Retries and dead letters": "/events/retries/",
    Idempotency: "/events/idempotency/",
    "Hand events to your broker": "/events/broker/",
    "Event systems and webhooks": "/events/systems/",
  }),
  buildSection("Whole programs", {
    "Orders: the data": "/orders/data/",
    "Stock sync": "/stock/",
    ERP: "/erp/",
    "ERP: stock to order": "/erp/order/",
    "ERP: order to invoice": "/erp/invoice/",
  }),
  buildSection("Production", {
    "Production checklist": "/operations/production/",
    "Operations guide": "/operations/guide/",
    "Monitoring and alarms": "/operations/monitoring/",
    "Command line": "/operations/commands/",
    "Inbox commands": "/operations/inbox-commands/",
    "Handlers in any language": "/operations/event-programs/",
    "High availability": "/operations/workers/",
    "Many channels: a fleet": "/operations/fleet/",
    "Capacity planning": "/operations/scale/",
    "Rate limits and 429": "/operations/limits/",
    "Upgrading and support": "/operations/upgrading/",
  }),
  buildSection("Reference", {
    "All at a glance": "/reference/",
    "Resource groups": "/reference/resource-groups/",
    Scopes: "/reference/scopes/",
    Versions: "/reference/versions/",
    "Not shown": "/reference/not-shown/",
    Glossary: "/reference/glossary/",
    Benchmarks: "/reference/benchmarks/",
    Downloads: "/reference/downloads/",
  }),
  ...interfaces.map(({ id, title }) => ({ label: title, collapsed: true, items: groups(specs[id]!) })),
  {
    label: "Channel events",
    collapsed: true,
    items: listEventPages(specs.channel).map(({ type, slug }) => ({
      label: breakable(type),
      link: `/reference/events/${slug}/`,
    })),
  },
  {
    label: "Errors",
    collapsed: true,
    items: [
      { label: "All errors", link: "/reference/errors/" },
      ...errorCodes.map((error) => ({ label: breakable(error.code), link: buildErrorHref(error) })),
    ],
  },
  {
    label: "Packages",
    collapsed: true,
    items: [{ label: "All packages", link: "/reference/packages/" }, ...packages()],
  },
  { label: "Decisions", collapsed: true, items: [{ label: "All decisions", link: "/decisions/" }, ...decisions()] },
];

/** Builds a section of the menu from the addresses of its pages by their labels. */
function buildSection(label: string, pages: Record<string, string>) {
  return { label, items: Object.entries(pages).map(([label, link]) => ({ label, link })) };
}

/** Adds places where a long event type or code may break: after a dot, a colon or an underscore, and inside a compound word. */
function breakable(type: string) {
  return type.replaceAll(/[:._]|[a-z](?=[A-Z])/g, "$&\u200b");
}

/** Builds the menu of an interface by resource group. `keepOwnGroup()` shows the operations of the page's own group alone. */
function groups(spec: Spec) {
  return listGroups(spec).map(({ label, members }) => ({
    label,
    collapsed: true,
    items: [{ label: "All operations", link: buildGroupHref(spec, label) }, ...operations(spec, members)],
  }));
}

function operations(spec: Spec, members = spec.operations) {
  return members.map((operation) => ({
    label: operation.summary,
    link: buildOperationHref(spec, operation),
    badge: { text: operation.method, class: `method ${operation.method.toLowerCase()}` },
  }));
}

/** Builds the menu of the packages. A package with several pages is a group: they show when one of them is read. */
function packages() {
  const groups = Map.groupBy(listEntryPages(), ({ reference }) => reference.manifest.name);
  return [...groups].map(([name, pages]) => {
    const items = pages.map(({ href, entry, isTypes }) => ({
      label: `${entry.path === "." ? "Main entry" : entry.path.slice(1)}${isTypes ? ": types" : ""}`,
      link: href,
    }));
    return items.length === 1 ? { label: name, link: items[0]!.link } : { label: name, collapsed: true, items };
  });
}

function decisions() {
  return readIndex(readFileSync("decisions/README.md", "utf8")).map(({ id, title }) => ({
    label: title,
    link: `/decisions/${id}/`,
  }));
}
