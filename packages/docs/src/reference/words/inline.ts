/** The Markdown of a spec's descriptions, which is text and `code`, as HTML. */
export function inline(text: string): string {
  return text
    .split("`")
    .map((part, index) => (index % 2 ? `<code>${escape(part)}</code>` : escape(part)))
    .join("");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
