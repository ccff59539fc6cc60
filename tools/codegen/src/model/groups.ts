import type { ClientTraits, EventType, NamedShape, Operation, Shape } from "./model.ts";
import type { NamedDraft } from "./shapes/reading.ts";

/** The named shapes that a shape holds directly. */
export function listRefs(shape: Shape): string[] {
  if (shape.kind === "ref") return [shape.name];
  if (shape.kind === "list") return listRefs(shape.items);
  if (shape.kind === "map") return listRefs(shape.values);
  if (shape.kind === "union") return shape.members.flatMap(listRefs);
  return shape.kind === "nullable" ? listRefs(shape.shape) : [];
}

/** The named shapes that a named shape holds directly. */
export function listChildren({ body }: Pick<NamedShape, "body">): string[] {
  return body.kind === "object" ? body.fields.flatMap(({ shape }) => listRefs(shape)) : listRefs(body.shape);
}

interface Uses {
  named: ReadonlyMap<string, NamedDraft>;
  operations: readonly Operation[];
  events: readonly EventType[];
  traits: ClientTraits;
  /** Name of the schema of an error, if there is one. */
  error: string | undefined;
  /** Name of the envelope of events, if there is one. */
  envelope: string | undefined;
}

/** The shapes that something uses, each with the group that alone uses it, and whether it can be in an answer. */
export function collectShapes({ named, operations, events, error, envelope }: Uses): Map<string, NamedShape> {
  const users = new Map<string, Set<string>>();
  const read = new Set<string>();
  const use = (roots: Iterable<string>, group: string, isRead: boolean) => {
    for (const name of listReachable(named, roots)) {
      users.set(name, (users.get(name) ?? new Set()).add(group));
      if (isRead) read.add(name);
    }
  };
  for (const { call, parameters, body, responses } of operations) {
    const group = call?.group ?? "shared";
    use(
      parameters.flatMap(({ shape }) => listRefs(shape)),
      group,
      false,
    );
    use(
      (body?.all ?? []).flatMap(({ shape }) => listRefs(shape)),
      group,
      false,
    );
    for (const { status, contents } of responses) {
      const isSuccess = status.startsWith("2");
      use(
        contents.flatMap(({ shape }) => listRefs(shape)),
        isSuccess ? group : "shared",
        true,
      );
    }
  }
  use(
    [...(error ? [error] : []), ...(envelope ? [envelope] : []), ...events.map(({ payload }) => payload)],
    "shared",
    true,
  );
  return new Map(
    [...users.keys()].toSorted().map((name) => {
      const draft = named.get(name)!;
      const groups = users.get(name)!;
      const group = groups.size === 1 ? [...groups][0]! : "shared";
      const isRecursive = listReachable(named, listChildren(draft)).has(name);
      return [name, { ...draft, group, isRead: read.has(name), isRecursive }];
    }),
  );
}

/** These names, and all that they hold. */
export function listReachable(
  named: ReadonlyMap<string, Pick<NamedShape, "body">>,
  roots: Iterable<string>,
): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  while (open.length > 0) {
    const name = open.pop()!;
    if (found.has(name)) continue;
    found.add(name);
    open.push(...listChildren(named.get(name)!));
  }
  return found;
}
