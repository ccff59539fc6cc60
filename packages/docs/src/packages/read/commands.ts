import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Expression, ObjectExpression } from "oxc-parser";
import { packagesFolder } from "./manifests.ts";
import { readSource } from "./source.ts";

/** A command of the CLI, as its source declares it. */
export interface CommandReference {
  readonly name: string;
  readonly summary: string;
  readonly caution?: string;
  readonly flags: readonly { readonly flags: string; readonly text: string; readonly default?: string }[];
  readonly examples: readonly string[];
}

/** Reads the commands of `@kontor/cli`, each from the one call of `defineCommand()` in its file. */
export function readCommands(): CommandReference[] {
  const folder = join(packagesFolder, "cli/src/commands");
  return readdirSync(folder).flatMap((file) =>
    /^(?!run-)[\w-]+(?<!\.test)\.ts$/.test(file) ? readCommand(join(folder, file)) : [],
  );
}

function readCommand(path: string): CommandReference[] {
  return readSource(path).program.body.flatMap((statement) => {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : undefined;
    const init = declaration?.type === "VariableDeclaration" ? declaration.declarations[0]?.init : undefined;
    const [facts] = init?.type === "CallExpression" ? init.arguments : [];
    return facts?.type === "ObjectExpression" ? [readObject(facts) as unknown as CommandReference] : [];
  });
}

function readObject({ properties }: ObjectExpression): Record<string, unknown> {
  return Object.fromEntries(
    properties.flatMap((each) =>
      each.type === "Property" && each.key.type === "Identifier"
        ? [[each.key.name, readValue(each.value as Expression)]]
        : [],
    ),
  );
}

/** Reads a value that is written out; the function that runs a command is none. */
function readValue(node: Expression): unknown {
  if (node.type === "Literal") return node.value;
  if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked).join("…");
  if (node.type === "ObjectExpression") return readObject(node);
  if (node.type === "ArrayExpression") return node.elements.map((each) => readValue(each as Expression));
  return undefined;
}
