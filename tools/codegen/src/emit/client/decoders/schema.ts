import { formatDocComment } from "../../doc-comment.ts";
import { formatPropertyKey, toCamelCase } from "../../../name/names.ts";
import { listReadApart } from "../../../read/apart.ts";
import { findChildren } from "../../../read/names.ts";
import { resolve, type Schema } from "../../../read/spec.ts";
import { emitField, type Decoders } from "./field.ts";

/** The decoder of one schema with a name. */
export function emitSchemaDecoder(decoders: Decoders, name: string): string {
  const { spec, names } = decoders;
  const schema = spec.document.components.schemas[name]!;
  const parts = [schema, ...(schema.allOf ?? []).map((each) => resolve(spec.document, each))];
  const required = new Set(parts.flatMap((each) => each.required ?? []));
  const fields = parts.flatMap((each) => Object.entries(each.properties ?? {}));
  const list = listReadApart(spec, name);
  const before = emitOpening(decoders, schema, name, list);
  const type = list ? `${names.useType("ReadApart")}<${name}>` : name;
  const shape = names.use(spec.api === "erp" ? "shapeInAnyCase" : "shape");
  const emitPart = (isRequired: boolean) => {
    const entries = fields.filter(([key]) => required.has(key) === isRequired);
    const lines = entries.map(
      ([key, value]) => `    ${formatPropertyKey(key)}: ${emitField(decoders, value, name, key)},\n`,
    );
    return lines.length === 0 ? "{}" : `{\n${lines.join("")}  }`;
  };
  return `
${formatDocComment([`Reads ${chooseArticle(name)} \`${name}\`; keeps fields it does not know.`])}export const ${toCamelCase(name)}: Decoder<${type}> = /* @__PURE__ */ ${before}${list ? "/* @__PURE__ */ " : ""}${shape}<${name}>(
  ${emitPart(true)},
  ${emitPart(false)},
)${before && ")"};
`;
}

/** The call around the shape: of one that holds itself, or whose items are read one by one, behind the answer itself. */
function emitOpening(decoders: Decoders, schema: Schema, name: string, list: string | undefined): string {
  const { names } = decoders;
  if (findChildren(schema).includes(name)) return `${names.use("recursive")}((itself) => `;
  if (!list) return "";
  const item = schema.properties![list]!.items ?? {};
  return `${names.use("listApart")}(${JSON.stringify(list)}, ${emitField(decoders, item, name, list)}, `;
}

function chooseArticle(name: string): string {
  return /^[AEIOU]/.test(name) ? "an" : "a";
}
