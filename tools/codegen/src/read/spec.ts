import { toPascalCase } from "../name/names.ts";
import type { ClientHeader, Document, SecurityScheme } from "./openapi.ts";
import { readOperation, removeParameter, type Operation } from "./operation.ts";
import { readRefName, resolve } from "./resolve.ts";

export { findCallParameters, type Answer, type Operation } from "./operation.ts";
export { readRefName, resolve } from "./resolve.ts";
export type { ClientHeader, Document, Json, Parameter, RawOperation, Schema } from "./openapi.ts";

export interface EventType {
  /** On the wire: `Seller:Offer.New`. */
  type: string;
  /** Interface of the event: `SellerOfferNewEvent`. */
  name: string;
  /** Schema of the payload: `OfferNew`. */
  payload: string;
  description: string;
  source: string;
  /** The newer name of this type. */
  renamedTo?: string;
}

export interface Spec {
  /** `erp` or `channel`. */
  api: string;
  /** `Erp` or `Channel`. */
  Api: string;
  file: string;
  version: string;
  document: Document;
  operations: Operation[];
  /** Header parameters that the client sets once. */
  headers: ClientHeader[];
  scopes: Record<string, string>;
  events: EventType[];
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]; // a path item holds other things too

/** Reads a bundled OpenAPI document into what the emitters need. */
export function readSpec(api: string, document: Document): Spec {
  const tags = new Map(document.tags.map((tag) => [tag.name, tag]));
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .flatMap(([method, raw]) => [
        readOperation(document, tags, path, method, raw),
        ...(raw["x-explicit-without"]
          ? [readOperation(document, tags, path, method, removeParameter(document, raw, raw["x-explicit-without"]))]
          : []),
      ]),
  );
  const schemes = Object.values(document.components.securitySchemes ?? {});
  const flows = schemes.flatMap((each) => Object.values(each.flows ?? {}));
  checkOperations(operations);
  return {
    api,
    Api: toPascalCase(api),
    file: `specs/${api}/openapi.yaml`,
    version: document.info.version,
    document,
    operations,
    headers: readHeaders(document, schemes),
    scopes: Object.assign({}, ...flows.map((flow) => flow.scopes)),
    events: readEvents(document),
  };
}

/** @throws {Error} If two methods would have one name, or an address has a part that no parameter fills. */
function checkOperations(operations: Operation[]): void {
  const names = new Map<string, string>();
  for (const { id, group, name, path, parameters } of operations) {
    const other = names.get(`${group}.${name}`);
    if (other) throw new Error(`Cannot name ${id} as ${group}.${name} is the name of ${other}`);
    names.set(`${group}.${name}`, id);
    for (const [, part] of path.matchAll(/\{(\w+)\}/g)) {
      const isFilled = parameters.some((each) => each.in === "path" && each.name === part && each.required);
      if (!isFilled) throw new Error(`Cannot call ${id} as its operation must have the path parameter ${part}`);
    }
  }
}

function readHeaders(document: Document, schemes: SecurityScheme[]): ClientHeader[] {
  const parameters: ClientHeader[] = Object.values(document.components.parameters ?? {}).filter(
    (each) => each["x-client-option"],
  );
  const keys: ClientHeader[] = schemes
    .filter((scheme) => scheme["x-client-option"])
    .map((scheme) => ({ ...scheme, name: scheme.name!, secret: true, schema: { type: "string", minLength: 1 } }));
  return [...parameters, ...keys].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
}

function readEvents(document: Document): EventType[] {
  const union = document.components.schemas["ChannelEvent"]?.anyOf ?? [];
  return union.flatMap((member) => {
    const schema = resolve(document, member);
    if (schema["x-unknown-event"]) return [];
    const own = schema.allOf?.at(-1)?.properties ?? {};
    const type = own["type"]?.const;
    if (typeof type !== "string" || !own["event"]?.$ref) {
      throw new Error(`Cannot read event ${readRefName(member)} as it must say its type and its payload`);
    }
    return [
      {
        type,
        name: readRefName(member),
        payload: readRefName(own["event"]),
        description: schema.description ?? "",
        source: schema["x-source"] ?? "",
        ...(schema["x-renamed-to"] && { renamedTo: schema["x-renamed-to"] }),
      },
    ];
  });
}
