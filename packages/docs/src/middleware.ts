import { defineMiddleware } from "astro:middleware";

const base = import.meta.env.BASE_URL.replace(/\/$/, "");
const ADDRESS = / (href|src|action)="\/(?!\/)([^"]*)"/g;

/** Lets links that begin at the root of the site lead below the base path at which it stands, in a build and while it is written. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  const isPage = response.headers.get("content-type")?.includes("text/html");
  if (base === "" || !isPage) return response;
  const html = (await response.text()).replaceAll(ADDRESS, (whole, name: string, rest: string) =>
    `/${rest}/`.startsWith(`${base}/`) ? whole : ` ${name}="${base}/${rest}"`,
  );
  return new Response(html, response);
});
