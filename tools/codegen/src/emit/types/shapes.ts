import { listChildren } from "../../model/groups.ts";
import type { Model, NamedShape, Shape } from "../../model/model.ts";
import { formatPropertyKey } from "../../name/names.ts";
import { formatBanner, formatDocComment } from "../comments.ts";
import { formatType } from "../shape/type-of.ts";

/** The shapes of one resource group, or `shared`: an interface per object, so that an editor shows a name and no list of fields. */
export function emitShapes(model: Model, group: string): string {
  const own = [...model.shapes.values()].filter((shape) => shape.group === group);
  const names = new Set(own.flatMap(listChildren));
  const shared = [...names].filter((name) => model.shapes.get(name)!.group !== group).toSorted();
  const imports = shared.length > 0 ? `import type { ${shared.join(", ")} } from "./shared.generated.ts";\n` : "";
  return `${formatBanner(model)}${imports}${own.map((shape) => emitShape(model, shape)).join("")}`;
}

function emitShape(model: Model, { name, body, comment, isRead }: NamedShape): string {
  const head = `\n${formatComment(comment)}`;
  if (body.kind === "alias") return `${head}export type ${name} = ${formatType(body.shape, isRead)};\n`;
  const fields = body.fields.map(
    ({ name: key, shape, required, clientRequired, isSecret, comment: note }) =>
      `${formatComment({ ...note, description: note.description ?? findDescription(model, shape) }, "  ", isSecret)}  ${formatPropertyKey(key)}${required || clientRequired ? "" : "?"}: ${formatType(shape, isRead)};\n`,
  );
  return `${head}export interface ${name} {\n${fields.join("")}}\n`;
}

/** The description of the shape that a field holds, for a field without its own: an editor shows the one that stands at the field alone. */
function findDescription(model: Model, shape: Shape): string | undefined {
  if (shape.kind === "nullable") return findDescription(model, shape.shape);
  return shape.kind === "ref" ? model.shapes.get(shape.name)!.comment.description : undefined;
}

function formatComment(
  { description, source, isDeprecated }: NamedShape["comment"],
  indent = "",
  isSecret = false,
): string {
  const lines = [
    description?.trim().replaceAll(/\s*\n\s*/g, " "),
    isSecret && "A secret: no log may hold it (`secretFields`).",
    source && `@see ${source.replace(/^given/, "given spec")}`,
    isDeprecated && "@deprecated",
  ];
  return lines.some(Boolean)
    ? formatDocComment(
        lines.map((line) => line || undefined),
        indent,
      )
    : "";
}
