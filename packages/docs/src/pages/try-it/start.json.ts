import type { APIRoute } from "astro";
import { startState } from "../../try-it/controls.ts";

/** The state that a sandbox beside this site starts in, the credentials that it knows, and the path under which the site stands. */
export const GET: APIRoute = () => Response.json({ ...startState, base: import.meta.env.BASE_URL });
