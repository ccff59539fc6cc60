/** Renders the Markdown of a spec's description as HTML. Its only markup is `code`. */
export function renderInline(text: string): string {
  return text
    .split("`")
    .map((part, index) => (index % 2 ? `<code>${escape(part)}</code>` : escape(part)))
    .join("");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
