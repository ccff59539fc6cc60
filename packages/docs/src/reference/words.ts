import type { NotShown } from "./specs.ts";
import type { Operation, Spec } from "./document.ts";

const TITLES: Record<number, string> = {
  1: "What the service does",
  2: "Resources and their fields",
  3: "States and transitions",
  4: "Endpoints",
  5: "Authentication",
  6: "Events",
  7: "Errors",
  8: "Limits",
  9: "Versioning",
};

/** Lists the open questions by chapter. A question belongs to the first chapter of the given specification that leaves it open. */
export function listChapters(rows: NotShown[]) {
  const numbers = [...new Set(rows.map(chapterOf))].sort((a, b) => a - b);
  return numbers.map((number) => ({
    number,
    title: TITLES[number] ?? "",
    rows: rows.filter((row) => chapterOf(row) === number),
  }));
}

function chapterOf({ id, section }: NotShown): number {
  const number = Number(/^§(\d+)/.exec(section)?.[1]);
  if (!(number in TITLES)) throw new Error(`Cannot place ${id} as its section must name a chapter: got ${section}`);
  return number;
}

/** Builds the address of an operation's page. */
export function buildOperationHref({ api }: Spec, { id }: Operation): string {
  return `/reference/${api}/${toKebab(id)}/`;
}

/** Builds the address of a resource group's page: `erp.stocks` has `/reference/erp/groups/stocks/`. */
export function buildGroupHref({ api }: Pick<Spec, "api">, label: string): string {
  return `/reference/${api}/groups/${toKebab(label.replace(/^\w+[./]/, ""))}/`;
}

/** Builds the address of an open question. */
export function buildNotShownHref(id: string): string {
  return `/reference/not-shown/#${id}`;
}

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

/** Writes a name as an address has it: `Category_UpdateCategory` becomes `category-update-category`. */
export function toKebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
}

/** The meaning of each kind, in words for the reader. */
export const MEANINGS = {
  given: "Written in the given specification, at the section named.",
  documented: "Not in the given specification, but publicly documented by the platform.",
  observed: "Not documented, but seen in what the platform publishes or sends.",
  assumed: "No source says so. It is Kontor's own choice, and the platform may behave differently.",
};

/** Splits a source into kind and place: `given` and `§4.1, §6.1 rule 3`. @throws {Error} If the source begins with no known kind. */
export function parseProvenance(source: string) {
  const [kind = "", ...place] = source.split(" ");
  if (!(kind in MEANINGS))
    throw new Error(
      `Cannot show source as it must begin with one of ${Object.keys(MEANINGS).join(", ")}: got ${source}`,
    );
  return { kind: kind as keyof typeof MEANINGS, place: place.join(" ") };
}

/** Words of a title, and the words by which people search for the same. The search has no other list of synonyms. */
const SYNONYMS: [RegExp, string][] = [
  [/^Create a sales order$/, "create order, place an order, new order"],
  [/^Create an item$/, "create product, new product"],
  [/^Create\b/, "add, new"],
  [/^Add\b/, "create, new"],
  [/^Update\b/, "change, edit"],
  [/^Delete\b/, "remove"],
  [/^List\b/, "query, find"],
  [/^Replace\b/, "publish, set"],
  [/^Get\b/, "read, show"],
  [/^Ship sales orders$/, "ship order, ship an order"],
  [/^Ship\b/, "send, dispatch, deliver"],
  [/^Send\b/, "mail"],
  [/^Attach\b/, "upload"],
  [/^Adjust stock/, "stock correction, set quantity, inventory"],
  [/\bstock levels\b/i, "inventory, available quantity, list the stock of an item"],
  [/\bstock changes\b/i, "stock movements, inventory history"],
  [/\bitems?\b/i, "product, article"],
  [/\bprices?\b/i, "price list"],
  [/\bimages?\b/i, "picture, photo"],
  [/^(?:Create a category|.*categories of an item)/i, "product category"],
  [/\bsize and weight\b/i, "dimensions, measurements"],
  [/\bbarcode\b/i, "EAN, UPC, ISBN"],
  [/\bas PDF\b/, "document, render"],
  [/\bshipping label\b/i, "parcel label, label PDF"],
  [/\bpackages?\b/i, "parcel"],
  [/\blines?\b/i, "order position, line item"],
  [/\bsales orders?\b/i, "customer order"],
  [/\btotals\b/i, "order total, price of an order"],
  [/\bcredit notes?\b/i, "invoice correction"],
  [/\bpayment of\b/i, "paid, pay"],
  [/\bsuppliers?\b/i, "vendor"],
  [/\btax (rate|class)/i, "VAT"],
  [/\breturns?$/i, "RMA"],
  [/\bpick lists?\b/i, "picking"],
  [/\b(trigger|workflow)\b/i, "automation"],
  [/\bAPI key\b/, "app registration, credentials"],
];

/** Lists synonyms for the words of a title, each once, so that a search for one of them finds the page. */
export function listSynonyms(title: string): string[] {
  const found = SYNONYMS.flatMap(([pattern, words]) => (pattern.test(title) ? words.split(", ") : []));
  return [...new Set(found)];
}
