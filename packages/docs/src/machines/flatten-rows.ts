const FOLD =
  /<tr class="fold[^"]*"[^>]*>\s*<td colspan="\d"[^>]*>\s*<details[^>]*>\s*<summary[^>]*>[^]*?<\/summary>\s*<table[^>]*>\s*(?:<thead[^]*?<\/thead>\s*)?<tbody[^>]*>/g;
const FOLD_END = /<\/tbody>\s*<\/table>\s*<\/details>\s*<\/td>\s*<\/tr>/g;
const TOKEN = /\uE002|\uE003|<tr\b[^>]*>|(<th scope="row"[^>]*>\s*<code[^>]*>)([^<]*)(<\/code>)/g;

/**
 * Unfolds the fields of fields, and names each field by its whole way: `priceList.quantityPriceList.amount`. On the page, its place below
 * another says where it belongs; Markdown has no such place.
 */
export function flattenRows(html: string): string {
  const names: string[] = [];
  const bases = [0];
  let depth = 0;
  return html
    .replaceAll(FOLD, "\uE002")
    .replaceAll(FOLD_END, "\uE003")
    .replaceAll(TOKEN, (token, before: string | undefined, name = "", after = "") => {
      if (token === "\uE002") bases.push(depth + 1);
      else if (token === "\uE003") bases.pop();
      else if (before === undefined) {
        depth = bases.at(-1)! + Number(/--depth:\s*(\d+)|\bdepth-(\d+)/.exec(token)?.slice(1).find(Boolean) ?? 0);
        return "<tr>";
      } else {
        names.length = depth;
        names[depth] = name;
        return `${before}${names.filter(Boolean).join(".")}${after}`;
      }
      return "";
    });
}
