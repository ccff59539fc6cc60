import { defineRouteMiddleware } from "@astrojs/starlight/route-data";
import { keepOwnGroup } from "./own-group.ts";

/** Gives every page a menu of its own. */
export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute } }) => {
  starlightRoute.sidebar = keepOwnGroup(starlightRoute.sidebar);
});
