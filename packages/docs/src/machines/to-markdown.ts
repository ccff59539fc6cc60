import { htmlToMarkdown } from "mdream";
import { toPlainHtml } from "./plain-html.ts";
import type { Page } from "./read-page.ts";
import { buildTwinPath } from "./twin-path.ts";

const LINK = /\]\((\/[^)\s#]*)(#[^)\s]*)?( "[^"]*")?\)/g;

/**
 * Renders a page as Markdown. Its links lead to the Markdown of other pages.
 *
 * @param base The path that the site is served below, without a slash at its end.
 */
export function toMarkdown({ main }: Pick<Page, "main">, base = ""): string {
  const markdown = htmlToMarkdown(toPlainHtml(main), { clean: { blankLines: true, emptyLinkText: true } });
  return `${markdown
    .replaceAll(LINK, (_, path: string, hash = "", title = "") => {
      const own = base !== "" && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
      return `](${base}${own.endsWith("/") ? buildTwinPath(own) : own}${hash}${title})`;
    })
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}
