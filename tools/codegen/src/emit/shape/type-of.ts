import { listRefs } from "../../model/groups.ts";
import type { Shape, Tag } from "../../model/model.ts";
import { formatPropertyKey } from "../../name/names.ts";

/** The type of a shape. In what is read, a set of texts is open: the platform may add to it. */
export function formatType(shape: Shape, isRead: boolean): string {
  switch (shape.kind) {
    case "ref":
      return shape.name;
    case "text":
    case "decimalText":
    case "idText":
      return "string";
    case "longInteger":
      return isRead ? "number | string" : "number";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "bytes":
      return "Blob";
    case "any":
      return "unknown";
    case "freeForm":
      return "Record<string, unknown>";
    case "enum":
      return formatEnum(shape.values, isRead);
    case "list":
      return `${group(formatType(shape.items, isRead))}[]`;
    case "map":
      return formatMap(formatType(shape.values, isRead), listRefs(shape.values).length > 0);
    case "union":
      return formatUnion(shape, isRead);
    case "nullable":
      return `${formatType(shape.shape, isRead)} | null`;
  }
}

/** A map of a named type may be that type itself, which TypeScript allows in an index signature alone. */
function formatMap(values: string, isNamed: boolean): string {
  return isNamed ? `{ [key: string]: ${values} }` : `Record<string, ${values}>`;
}

/** Comparing the field of a discriminator narrows to its member. What is read may also be a member that this version does not know. */
function formatUnion({ members, discriminator }: Extract<Shape, { kind: "union" }>, isRead: boolean): string {
  const types = members.map((member) => formatType(member, isRead));
  if (!isRead || !discriminator) return [...new Set(types)].join(" | ");
  const { field, values, isOptional } = discriminator;
  const key = formatPropertyKey(field);
  const head = `${key}${isOptional ? "?" : ""}`;
  const known = types.map((type, index) => `${group(type)} & { ${head}: ${formatEnum(values[index]!, false)} }`);
  const [[tag]] = values as [[Tag]];
  if (typeof tag === "boolean") return known.join(" | "); // There is no third value.
  const other = typeof tag === "number" ? "-1" : '"any other value"';
  return [...known, `{ ${key}: ${other} & { readonly unknown: true } }`].join(" | ");
}

function formatEnum(values: readonly unknown[], isRead: boolean): string {
  const known = values.map((value) => JSON.stringify(value));
  const isOpen = isRead && values.every((value) => typeof value === "string");
  return [...known, ...(isOpen ? ["(string & {})"] : [])].join(" | ");
}

function group(type: string): string {
  return type.includes(" | ") ? `(${type})` : type;
}
