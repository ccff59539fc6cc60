import { readdirSync, readFileSync } from "node:fs";
import { eventPages } from "./reference/events.ts";
import { operationHref } from "./reference/words/hrefs.ts";
import { specs } from "./reference/read/specs.ts";
import type { Spec } from "./reference/read/document.ts";

/** The menu: what is written by hand, then what the specs say, in their order. */
export const sidebar = [
  {
    label: "Guides",
    items: [
      { label: "Start", link: "/start/" },
      { label: "Tokens", link: "/tokens/" },
      { label: "Events", link: "/events/" },
      { label: "Orders", link: "/orders/" },
      { label: "Apps", link: "/apps/" },
      { label: "Sandbox", link: "/sandbox/" },
      { label: "Testing", link: "/testing/" },
    ],
  },
  { label: "ERP cloud API", items: groups(specs.erp) },
  { label: "Marketplace channel", items: groups(specs.channel) },
  {
    label: "Channel events",
    collapsed: true,
    items: eventPages(specs.channel).map(({ type, slug }) => ({
      label: breakable(type),
      link: `/reference/events/${slug}/`,
    })),
  },
  {
    label: "Reference",
    items: [
      { label: "Overview", link: "/reference/" },
      { label: "Resource groups", link: "/reference/resource-groups/" },
      { label: "Scopes", link: "/reference/scopes/" },
      { label: "Errors", link: "/reference/errors/" },
      { label: "Not shown", link: "/reference/not-shown/" },
    ],
  },
  { label: "Decisions", collapsed: true, items: [{ label: "All decisions", link: "/decisions/" }, ...decisions()] },
];

/** Lets a long type break behind a dot and inside a compound word. */
function breakable(type: string) {
  return type.replaceAll(/[:.]|[a-z](?=[A-Z])/g, "$&\u200b");
}

/** Many operations are shown by their group; the groups that every integration needs are open. */
function groups(spec: Spec) {
  const byGroup = Map.groupBy(spec.operations, ({ group }) => group);
  return [...byGroup].map(([group, members]) => ({
    label: `${spec.api}.${group}`,
    collapsed: !["auth", "events", "categories", "taxClasses"].includes(group),
    items: operations(spec, members),
  }));
}

function operations(spec: Spec, members = spec.operations) {
  return members.map((operation) => ({
    label: operation.summary,
    link: operationHref(spec, operation),
    badge: { text: operation.method, class: `method ${operation.method.toLowerCase()}` },
  }));
}

function decisions() {
  const files = readdirSync("decisions")
    .filter((file) => file.endsWith(".md"))
    .sort();
  return files.map((file) => {
    const [heading = ""] = readFileSync(`decisions/${file}`, "utf8").split("\n");
    return { label: heading.replace("# ", ""), link: `/decisions/${file.slice(0, -".md".length)}/` };
  });
}
