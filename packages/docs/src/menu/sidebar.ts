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
  {
    label: "Start",
    items: [
      { label: "The platform in one picture", link: "/concepts/platform/" },
      { label: "Getting started", link: "/start/" },
      { label: "Marketplace: sellers, offers, orders", link: "/concepts/marketplace/" },
      { label: "ERP: items, stock, tax classes", link: "/concepts/erp/" },
      { label: "Credentials: who gives what", link: "/concepts/credentials/" },
    ],
  },
  {
    label: "First tasks",
    items: [
      { label: "Publish categories", link: "/tasks/categories/" },
      { label: "Sign up and link a seller", link: "/tasks/sellers/" },
      { label: "Receive offers, report listings", link: "/tasks/offers/" },
      { label: "Products, prices, stock", link: "/tasks/products/" },
      { label: "Orders", link: "/orders/" },
      { label: "Returns and refunds", link: "/tasks/returns/" },
      { label: "Tickets and reports", link: "/tasks/tickets/" },
      { label: "Behind a proxy", link: "/tasks/proxy/" },
      { label: "Change a credential", link: "/tasks/change-credential/" },
      { label: "Personal data (GDPR)", link: "/tasks/personal-data/" },
      { label: "Where to get help", link: "/tasks/help/" },
    ],
  },
  {
    label: "Sandbox and tests",
    items: [
      { label: "Sandbox", link: "/sandbox/" },
      { label: "Testing", link: "/testing/" },
      { label: "All of it in containers", link: "/operations/compose/" },
    ],
  },
  {
    label: "Tokens and calls",
    items: [
      { label: "Tokens", link: "/tokens/" },
      { label: "Seller and channel credentials", link: "/credentials/" },
      { label: "Errors, time-outs, retries", link: "/calls/errors/" },
      { label: "Paging, updates, files", link: "/calls/paging/" },
      { label: "Each step once: the journal", link: "/calls/journal/" },
      { label: "Calls by path", link: "/by-path/" },
      { label: "Versions of the ERP API", link: "/erp/versions/" },
      { label: "Apps", link: "/apps/" },
      { label: "Runtimes", link: "/operations/runtimes/" },
      { label: "Python and others", link: "/without-a-package/" },
    ],
  },
  {
    label: "Events",
    items: [
      { label: "Receive events", link: "/events/" },
      { label: "Retries and dead letters", link: "/events/retries/" },
      { label: "Idempotency", link: "/events/idempotency/" },
      { label: "Hand events to your broker", link: "/events/broker/" },
      { label: "Event systems and webhooks", link: "/events/systems/" },
    ],
  },
  {
    label: "Whole programs",
    items: [
      { label: "Orders: the data", link: "/orders/data/" },
      { label: "Stock sync", link: "/stock/" },
      { label: "ERP", link: "/erp/" },
      { label: "ERP: stock to order", link: "/erp/order/" },
      { label: "ERP: order to invoice", link: "/erp/invoice/" },
    ],
  },
  {
    label: "Production",
    items: [
      { label: "Production checklist", link: "/operations/production/" },
      { label: "Operations guide", link: "/operations/guide/" },
      { label: "Monitoring and alarms", link: "/operations/monitoring/" },
      { label: "Command line", link: "/operations/commands/" },
      { label: "Inbox commands", link: "/operations/inbox-commands/" },
      { label: "Handlers in any language", link: "/operations/event-programs/" },
      { label: "High availability", link: "/operations/workers/" },
      { label: "Many channels: a fleet", link: "/operations/fleet/" },
      { label: "Capacity planning", link: "/operations/scale/" },
      { label: "Rate limits and 429", link: "/operations/limits/" },
      { label: "Upgrading and support", link: "/operations/upgrading/" },
    ],
  },
  {
    label: "Reference",
    items: [
      { label: "All at a glance", link: "/reference/" },
      { label: "Resource groups", link: "/reference/resource-groups/" },
      { label: "Scopes", link: "/reference/scopes/" },
      { label: "Versions", link: "/reference/versions/" },
      { label: "Not shown", link: "/reference/not-shown/" },
      { label: "Glossary", link: "/reference/glossary/" },
      { label: "Benchmarks", link: "/reference/benchmarks/" },
      { label: "Downloads", link: "/reference/downloads/" },
    ],
  },
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
