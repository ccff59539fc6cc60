import { listReachable, listRefs } from "./groups.ts";
import type { Identifiers } from "./identifiers.ts";
import type { Operation, Shape } from "./model.ts";
import type { NamedDraft } from "./shapes/reading.ts";

type Named = ReadonlyMap<string, NamedDraft>;

interface Described {
  named: Named;
  operations: readonly Operation[];
  /** Shapes that are read beside those of the answers: of errors and events. */
  read: readonly string[];
  identifiers: Identifiers;
}

/**
 * Demands nothing of a sender that is only read, and nothing of an answer that is only written. A shape that is both sent and read, and
 * that demands such a field anywhere in it, is two shapes: `Shop` as it is read, and `ShopToSend`.
 */
export function settleAccess({
  named,
  operations,
  read,
  identifiers,
}: Described): Pick<Described, "named" | "operations"> {
  const direct = [...named.keys()].filter((name) => isApart(named, name));
  if (direct.length === 0) return { named, operations };
  const isApartBelow = (name: string) => [...listReachable(named, [name])].some((each) => direct.includes(each));
  const apart = [...named.keys()].filter(isApartBelow);
  const bodies = operations.flatMap(({ body }) => body?.all ?? []).flatMap(({ shape }) => listRefs(shape));
  const answers = operations.flatMap(({ responses }) => responses.flatMap(({ contents }) => contents));
  const isSent = listReachable(named, bodies);
  const isRead = listReachable(named, [...answers.flatMap(({ shape }) => listRefs(shape)), ...read]);
  const sentNames = new Map(
    apart
      .filter((name) => isSent.has(name))
      .toSorted()
      .map((name) => [name, isRead.has(name) ? identifiers.allocate(`${name}ToSend`) : name]),
  );
  const settled = new Map(named);
  for (const name of apart.filter((each) => isRead.has(each))) settled.set(name, settle(named.get(name)!, "writeOnly"));
  for (const [name, sent] of sentNames)
    settled.set(sent, { ...settle(named.get(name)!, "readOnly", sentNames), name: sent });
  return {
    named: settled,
    operations: operations.map((operation) => {
      if (!operation.body) return operation;
      const all = operation.body.all.map((content) => ({ ...content, shape: rename(content.shape, sentNames) }));
      return { ...operation, body: { ...operation.body, ...all[0]!, all } };
    }),
  };
}

function isApart(named: Named, name: string): boolean {
  const { body } = named.get(name)!;
  return body.kind === "object" && body.fields.some(({ required, access }) => required && access !== undefined);
}

/** @param hidden The access of the fields that are not demanded. */
function settle(
  draft: NamedDraft,
  hidden: "readOnly" | "writeOnly",
  names: ReadonlyMap<string, string> = new Map(),
): NamedDraft {
  const { body } = draft;
  if (body.kind === "alias") return { ...draft, body: { ...body, shape: rename(body.shape, names) } };
  const fields = body.fields.map((field) => ({
    ...field,
    required: field.required && field.access !== hidden,
    shape: rename(field.shape, names),
  }));
  return { ...draft, body: { ...body, fields } };
}

/** The same shape with other names in it. */
function rename(shape: Shape, names: ReadonlyMap<string, string>): Shape {
  const inner = (each: Shape) => rename(each, names);
  if (shape.kind === "ref") return { ...shape, name: names.get(shape.name) ?? shape.name };
  if (shape.kind === "list") return { ...shape, items: inner(shape.items) };
  if (shape.kind === "map") return { ...shape, values: inner(shape.values) };
  if (shape.kind === "union") return { ...shape, members: shape.members.map(inner) };
  return shape.kind === "nullable" ? { ...shape, shape: inner(shape.shape) } : shape;
}
