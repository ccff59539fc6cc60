import type { Operation } from "../../../model/model.ts";
import type { Content, Parameter, RawOperation, Schema } from "../../../document/openapi.ts";
import { listByKey } from "./trim.ts";

/** The media type of data. */
export const JSON_TYPE = "application/json";

/** The parts of an operation that the sandbox checks. */
export interface OperationParts {
  /** Headers by name, in lower case. */
  headers: Record<string, { schema: Schema; required: boolean }>;
  /** The schemas of the other parts by name: `query`, `path`, `body`, a status. */
  schemas: Record<string, Schema>;
}

/** Reads the parts of an operation that have a schema: parameters as on the wire, the usual body, and each answer in JSON. */
export function readParts({ given }: Operation): OperationParts {
  const membersOf = (place: Parameter["in"]) => given.parameters!.filter((each) => each.in === place);
  const schemas: Record<string, Schema> = {};
  for (const place of ["query", "path"] as const) {
    const members = membersOf(place);
    const required = members.filter((each) => each.required).map(({ name }) => name);
    if (members.length > 0)
      schemas[place] = {
        type: "object",
        ...(required.length > 0 && { required }),
        properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
      };
  }
  const body = listContents(given)[0]?.[1].schema;
  if (body) schemas["body"] = body;
  for (const [status, response] of Object.entries(given.responses)) {
    const schema = response.content?.[JSON_TYPE]?.schema;
    if (schema) schemas[status] = schema;
  }
  const headers = membersOf("header").map(
    ({ name, schema, required = false }) => [name.toLowerCase(), { schema, required }] as const,
  );
  return { headers: Object.fromEntries(headers), schemas };
}

/** Lists the contents of a body by type: JSON first, which is the usual one, whatever the order in the spec. */
export function listContents({ requestBody }: RawOperation): (readonly [type: string, Content])[] {
  const contents = listByKey(Object.entries(requestBody?.content ?? {}));
  return contents.toSorted(([one], [other]) => Number(other === JSON_TYPE) - Number(one === JSON_TYPE));
}
