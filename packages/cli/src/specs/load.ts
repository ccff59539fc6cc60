import type { DataSchema, ErrorWords, SpecData, SpecEvent, SpecOperation, Unknown } from "./shape.ts";

/** Everything that the packages know of the platform. */
export interface Specs {
  erp: SpecData;
  channel: SpecData;
  errors: readonly ErrorWords[];
  unknowns: readonly Unknown[];
}

/** Loads the specs. They come with the package: there is no network in it. */
export async function loadSpecs(): Promise<Specs> {
  const [{ erp }, { channel }, { errors, unknowns }] = await Promise.all([
    import("./generated/erp.generated.ts"),
    import("./generated/channel.generated.ts"),
    import("./generated/words.generated.ts"),
  ]);
  return { erp, channel, errors, unknowns };
}

/** Lists the operations of both interfaces. */
export function listOperations({ erp, channel }: Specs): SpecOperation[] {
  return [...erp.operations, ...channel.operations];
}

/** Lists the types of events of both interfaces. */
export function listEvents({ erp, channel }: Specs): SpecEvent[] {
  return [...erp.events, ...channel.events];
}

/** The name by which the command line calls an operation: its method, or its id where it has none. */
export function readCallName({ call, id }: Pick<SpecOperation, "call" | "id">): string {
  return call ?? id;
}

/** Replaces a name by the schema that it stands for. Words beside the name win. */
export function resolveSchema({ schemas }: SpecData, schema: DataSchema): DataSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  return { ...resolveSchema({ schemas } as SpecData, schemas[$ref] ?? {}), ...beside };
}
