import { defineRouteMiddleware } from "@astrojs/starlight/route-data";
import { buildTwinPath } from "../integrations/pages.ts";
import { keepOwnGroup, findNearPages, keepOwnPart } from "./entry.ts";

/** Gives every page its own menu with the pages before and after it, and names its Markdown to machines. */
export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute }, url }) => {
  starlightRoute.pagination = findNearPages(starlightRoute.sidebar);
  starlightRoute.sidebar = keepOwnGroup(keepOwnPart(starlightRoute.sidebar));
  const path = url.pathname.slice(import.meta.env.BASE_URL.replace(/\/$/, "").length);
  if (starlightRoute.id !== "404") {
    const attrs = { rel: "alternate", type: "text/markdown", href: buildTwinPath(path) };
    starlightRoute.head.push({ tag: "link", attrs });
  }
});
