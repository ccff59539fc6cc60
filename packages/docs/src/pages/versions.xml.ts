import { getCollection } from "astro:content";
import { prefix, site } from "../site.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escape = (text: string) => text.replaceAll(/[&<>]/g, (each) => ENTITIES[each]!);
const page = `${site ?? ""}${prefix}/reference/versions/`;

/** A feed of the versions: what waits for the next one, and each section of the changelogs. */
export async function GET(): Promise<Response> {
  const waiting = (await getCollection("changes")).map(({ id, body = "" }) => ({
    title: `Next version: ${body.trim().split("\n")[0]}`,
    anchor: id,
    text: body,
  }));
  const changelogs = await getCollection("texts", ({ id }) => id.endsWith("/CHANGELOG.md"));
  const published = changelogs.flatMap(({ id, body = "" }) => {
    const name = id.split("/").at(-2)!;
    const sections = body.split(/^## /m).slice(1);
    return sections.map((text) => ({ title: `@kontor/${name} ${text.split("\n")[0]}`, anchor: name, text }));
  });
  const items = [...waiting, ...published].map(
    ({ title, anchor, text }) =>
      `<item><title>${escape(title)}</title><link>${page}#${anchor}</link><guid isPermaLink="false">${escape(title)}</guid><description>${escape(text.trim())}</description></item>`,
  );
  const head = `<title>Kontor: versions</title><link>${page}</link><description>What each version of the packages brings.</description>`;
  const feed = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${head}\n${items.join("\n")}\n</channel></rss>\n`;
  return new Response(feed, { headers: { "content-type": "application/rss+xml" } });
}
