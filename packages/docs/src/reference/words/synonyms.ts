/** Words of a title, and the words by which people search for the same. The search has no other list of synonyms. */
const SYNONYMS: [RegExp, string][] = [
  [/^Create a sales order$/, "create order, place an order, new order"],
  [/^Create an item$/, "create product, new product"],
  [/^Create\b/, "add, new"],
  [/^Add\b/, "create, new"],
  [/^Update\b/, "change, edit"],
  [/^Delete\b/, "remove"],
  [/^List\b/, "query, find"],
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
  [/\bcategor(y|ies)\b/i, "product category"],
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
