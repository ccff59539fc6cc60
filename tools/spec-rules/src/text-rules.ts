/** Rules of the texts of the specs. A field without a text is honest: the reference says that no description is known. */
import { say, type Context, type Node } from "./context.ts";

/** Whether a text has no word that the names beside it do not have: `Key of an item.` at `itemId` tells nothing. */
export function repeatsNames(text: string, names: readonly unknown[]): boolean {
  const said = names.join("").toLowerCase();
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => /^(an?|the|of|ids?)$/.test(word) || said.includes(word.replace(/s$/, "")));
}

/** The text of a field says more than its name and that of its schema. A field without one has the text of what it refers to. */
export const defineTextRule = () => ({
  Schema(node: Node, context: Context) {
    for (const [name, field] of Object.entries((node["properties"] ?? {}) as Record<string, Node>)) {
      const target =
        field["$ref"] !== undefined && field["description"] === undefined ? context.resolve(field).node : undefined;
      const text = field["description"] ?? target?.["description"];
      if (typeof text === "string" && repeatsNames(text, [name, node["title"], target?.["title"]]))
        say(context, `A text must say more than the name: ${name} has "${text}"`);
    }
  },
  Parameter({ name, description: text }: Node, context: Context) {
    if (typeof text === "string" && repeatsNames(text, [name]))
      say(context, `A text must say more than the name: ${String(name)} has "${text}"`);
  },
});

/** An operation that a text names is there. */
export const defineMentionRule = () => {
  const ids = new Set<string>();
  const mentions: { id: string; location: unknown }[] = [];
  return {
    any(node: unknown, { location }: Context) {
      const { description, operationId } = (node ?? {}) as { description?: unknown; operationId?: unknown };
      if (typeof operationId === "string") ids.add(operationId);
      for (const [, id] of String(description).matchAll(/`([A-Z][A-Za-z]*_[A-Z][A-Za-z]*)`/g))
        mentions.push({ id: id!, location });
    },
    Root: {
      leave(_: Node, { report }: Context) {
        for (const { id, location } of mentions.filter((each) => !ids.has(each.id)))
          report({ message: `A text must name an operation that is there: got ${id}`, location });
      },
    },
  };
};
