/** `SalesOrderLineItem`, `sKU` and `VATId` as words: `sales order line item`, `sku`, `vat id`. */
export function toWords(name: string): string {
  const isShout = /^[a-z][A-Z]{2,}/.test(name); // `sKU` and `iBAN`, lowered by machine
  return (isShout ? name[0]!.toUpperCase() + name.slice(1) : name)
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
}

/** `CustomerGroupKey` as a name of a file: `customer-group-key`. */
export function toKebab(name: string): string {
  return toWords(name).replaceAll(" ", "-");
}

/** The plural of the last word: `category` is `categories`. */
export function toPlural(words: string): string {
  if (/(s|Status)$/i.test(words) && !/(ss|us)$/i.test(words)) return words;
  if (/(ss|us|x|ch)$/i.test(words)) return `${words}es`;
  return /[^aeiou]y$/.test(words) ? `${words.slice(0, -1)}ies` : `${words}s`;
}

/** `an item`, `a sales order`, `a user`. */
export function withArticle(words: string): string {
  return `${/^([aeio]|un[^i])/.test(words) ? "an" : "a"} ${words}`;
}
