import type { Document } from "../document/openapi.ts";
import { decodeStep } from "../document/resolve.ts";
import { METHODS, type Place } from "./operations.ts";

/** The description with these operations alone, and with the components that they refer to: nothing of what was refused is handed on. */
export function keepOperations(document: Document, places: readonly Place[]): Document {
  const items = new Map(places.map(({ path, item }) => [path, item]));
  const names = new Set(places.map(({ path, method }) => `${method} ${path}`));
  const paths: Document["paths"] = {};
  for (const path of Object.keys(document.paths ?? {}).filter((each) => items.has(each))) {
    const kept = Object.entries(items.get(path)!).filter(
      ([key]) => !METHODS.includes(key) || names.has(`${key} ${path}`),
    );
    paths[path] = Object.fromEntries(kept) as Document["paths"][string];
  }
  const { error, events } = document["x-client"] ?? {};
  const own = [error?.schema, events?.union, events?.envelope].map((name) => ({
    $ref: `#/components/schemas/${name}`,
  }));
  const reached = listReached(document, [paths, own]);
  const sections = Object.entries(document.components ?? {}).map(([section, members]) => [
    section,
    section === "securitySchemes"
      ? members
      : Object.fromEntries(Object.entries(members ?? {}).filter(([name]) => reached.has(`${section}/${name}`))),
  ]);
  // Webhooks and what others added, such as `x-webhooks`, may refer to components that nothing kept needs.
  const rest = Object.entries(document).filter(([key]) => !/^(webhooks|x-(?!client$).*)$/.test(key));
  return {
    ...(Object.fromEntries(rest) as unknown as Document),
    paths,
    components: Object.fromEntries(sections) as Document["components"],
  };
}

/** The components that these parts refer to, also by way of others: `schemas/Shop`. */
function listReached({ components }: Partial<Document>, parts: unknown[]): Set<string> {
  const reached = new Set<string>();
  const open = [...parts];
  const reach = (section = "", name = "") => {
    const members = components?.[section as keyof Document["components"]] ?? {};
    if (!Object.hasOwn(members, name) || reached.has(`${section}/${name}`)) return;
    reached.add(`${section}/${name}`);
    open.push((members as Record<string, unknown>)[name]);
  };
  const read = (text: unknown) => {
    const [root, , section, name] = typeof text === "string" ? text.split("/").map(decodeStep) : [];
    reach(...(root === "#" ? [section, name] : ["schemas", String(text)]));
  };
  while (open.length > 0) {
    const part = open.pop();
    if (typeof part !== "object" || part === null) continue;
    const { $ref, mapping } = part as { $ref?: unknown; mapping?: unknown };
    if (typeof $ref === "string") read($ref);
    if (typeof mapping === "object") Object.values(mapping ?? {}).forEach(read);
    open.push(...Object.values(part));
  }
  return reached;
}
