import type { APIRoute } from "astro";

/** Says to the forms of try-it that no sandbox serves the site. A sandbox that does answers this address itself, and says the opposite. */
export const GET: APIRoute = () => Response.json({ hasSandbox: false });
