/** Groups whose plural is not noun + s, or that have none. Reviewed by hand. */
const GROUPS: Record<string, string> = {
  AccountingData: "accountingData",
  Auth: "auth",
  Authentication: "authentication",
  DeliveryApi: "deliveries",
  Extensibility: "extensions",
  Info: "info",
  Login: "login",
  Logout: "logout",
  Self: "self",
  SellerMeta: "sellerMeta",
  Tax: "taxes",
  UnitsOfMeasure: "unitsOfMeasure",
  Wms: "wms",
};

/** Methods that the rule would name badly. Reviewed by hand; key: operationId. */
const METHODS: Record<string, string> = {
  Extensibility_GetExtensionsAsync: "list",
  Extensibility_PutExtensionManifestAsync: "replaceManifest",
  SalesOrder_NewInvoiceAsync: "createInvoice",
  Shipment_ShippingLabelAsync: "downloadLabel",
  Stock_StockAdjustmentAsync: "adjust",
};

export interface MethodName {
  /** Namespace of the client: `categories`. */
  group: string;
  /** Method in it: `update`. */
  method: string;
}

/**
 * `Category_UpdateCategory` is `categories.update`: the group in the plural, the verb without the group's noun; a query is
 * a `list`, and what a generator of the platform's left in a name goes. Decision 03 shows the rule at work.
 *
 * @throws {Error} If the id has no group.
 */
export function splitOperationId(operationId: string): MethodName {
  const [wireGroup = "", ...rest] = operationId.replace(/Async$/, "").split("_");
  const group = wireGroup
    .replace(/(Header|Domain|details)$/, "")
    .replace(/^[A-Z]{2,}$/, (word) => word[0] + word.slice(1).toLowerCase());
  if (group === "" || rest.join("") === "")
    throw new Error(`Cannot name ${operationId} as an operationId must be <Group>_<Verb>`);
  const name = GROUPS[group] ?? toCamelCase(toPlural(group));
  const nouns = [toPascalCase(name), toSingular(toPascalCase(name)), group];
  const verb = rest
    .join("")
    .replace(/^Query/, "List")
    .replace(/^Pdf(?=[A-Z])/, "RenderPdf")
    .replace(/ById$/, "");
  const listed = verb === `Get${nouns[0]}` && nouns[0] !== nouns[1] && !GROUPS[group] ? "List" : verb;
  const method = METHODS[operationId] ?? toCamelCase(removeNoun(listed, ...nouns) || verb);
  return { group: name, method };
}

/** The verb without the noun of its group, in the plural or in the singular, where the noun is a word of it. */
function removeNoun(verb: string, ...nouns: string[]): string {
  for (const noun of nouns) {
    const shorter = verb.replace(new RegExp(`${noun}(?=[A-Z]|$)`), "");
    if (shorter !== verb) return shorter;
  }
  return verb;
}

function toPlural(noun: string): string {
  if (/(ss|Status)$/.test(noun)) return `${noun}es`;
  if (noun.endsWith("s")) return noun;
  return `${noun.replace(/([^aeiou])y$/, "$1ie")}s`;
}

function toSingular(noun: string): string {
  return noun
    .replace(/ies$/, "y")
    .replace(/(ss|us)es$/, "$1")
    .replace(/([^su])s$/, "$1");
}

export function toCamelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** `seller-offer-new` and `taxClass` become `SellerOfferNew` and `TaxClass`. */
export function toPascalCase(name: string): string {
  return name.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}

/** A file name: `salesOrders` becomes `sales-orders`. */
export function toKebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** A property name, quoted only where it must be. */
export function formatPropertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
