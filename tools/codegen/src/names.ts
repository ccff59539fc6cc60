/** Groups whose plural is not noun + s, or that have none. Reviewed by hand. */
const GROUPS: Record<string, string> = {
  Auth: "auth",
  Info: "info",
  Login: "login",
  Logout: "logout",
  Self: "self",
  SellerMeta: "sellerMeta",
  Tax: "taxes",
  TaxClass: "taxClasses",
  Wms: "wms",
};

/** Methods that the rule would name badly. Reviewed by hand; key: operationId. */
const METHODS: Record<string, string> = {};

export interface MethodName {
  /** Namespace of the client: `categories`. */
  group: string;
  /** Method in it: `update`. */
  method: string;
}

/**
 * `Category_UpdateCategory` is `categories.update`: the group in the plural, the verb without the group's noun.
 *
 * @throws {Error} If the id has no group.
 */
export function methodName(operationId: string): MethodName {
  const [group = "", ...rest] = operationId.split("_");
  if (group === "" || rest.join("") === "")
    throw new Error(`Cannot name ${operationId} as an operationId must be <Group>_<Verb>`);
  const name = GROUPS[group] ?? camelCase(plural(group));
  const verb = rest.join("");
  const method = METHODS[operationId] ?? camelCase(withoutNoun(verb, pascalCase(name), group) || verb);
  return { group: name, method };
}

/** The verb without the noun of its group, in the plural or in the singular, where the noun is a word of it. */
function withoutNoun(verb: string, ...nouns: string[]): string {
  for (const noun of nouns) {
    const shorter = verb.replace(new RegExp(`${noun}(?=[A-Z]|$)`), "");
    if (shorter !== verb) return shorter;
  }
  return verb;
}

function plural(noun: string): string {
  if (noun.endsWith("s")) return noun;
  return `${noun.replace(/([^aeiou])y$/, "$1ie")}s`;
}

export function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** `seller-offer-new` and `taxClass` become `SellerOfferNew` and `TaxClass`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}

/** A property name, quoted only where it must be. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
