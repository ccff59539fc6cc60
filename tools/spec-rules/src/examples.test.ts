import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareBundles } from "@kontor/codegen/read/bundles";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";

type Node = Record<string, unknown> & { $ref?: string };

const METHODS = ["get", "post", "put", "patch", "delete"];
const bundle = JSON.parse(readFileSync(join(prepareBundles(), "erp.json"), "utf8")) as Node;

test("every body of the ERP that is described has an example, and every example fits its schema, formats too", () => {
  const bodies = listBodies(bundle);
  const { problems, examples } = check(bodies, bundle);

  expect(problems).toEqual([]);
  expect(bodies.length).toBeGreaterThan(290);
  expect(examples).toBeGreaterThanOrEqual(bodies.length);
});

test("an example with a field nobody describes, a missing field, a wrong id or none at all is found", () => {
  const spec = structuredClone(bundle);
  const example = (name: string) => follow({ $ref: `#/components/examples/${name}` }, spec)["value"] as Node;
  delete example("create-stock")["quantity"];
  example("create-stock")["more"] = 1;
  example("create-note")["noteBody"] = 1;
  example("label")["id"] = "no uuid";
  const content = (
    (spec["paths"] as Record<string, Record<string, Node>>)["/v2/printers"]!["get"]!["responses"] as Record<
      string,
      Node
    >
  )["200"]!["content"] as Record<string, Node>;
  delete content["application/json"]!["examples"];

  const edited = listBodies(spec).filter(({ place }) => /\/(stocks|notes|labels\/\{labelId\}|printers) /.test(place));
  const { problems } = check(edited, spec);

  expect(problems).toEqual(
    expect.arrayContaining([
      "POST /v2/stocks request: usual must have required property 'quantity'",
      "POST /v2/stocks request: usual must NOT have additional properties",
      "POST /v2/customers/{customerId}/notes request: usual/noteBody must be string",
      'GET /v2/labels/{labelId} 200: usual/id must match format "uuid"',
      "GET /v2/printers 200: has no example",
    ]),
  );
});

interface Body {
  place: string;
  /** Its schema, as a JSON pointer into the bundle. */
  pointer: string;
  examples: Record<string, Node>;
}

/** The bodies in JSON that have a schema: of every request and of every success. */
function listBodies(spec: Node): Body[] {
  const paths = spec["paths"] as Record<string, Record<string, Node>>;
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).flatMap((method) => {
      const operation = item[method]!;
      const answers = operation["responses"] as Record<string, Node>;
      const parts: [string, string, Node | undefined][] = [
        ["request", "requestBody", operation["requestBody"] as Node | undefined],
        ...Object.keys(answers)
          .filter((status) => status.startsWith("2"))
          .map((status): [string, string, Node] => [status, `responses/${status}`, answers[status]!]),
      ];
      return parts.flatMap(([name, at, part]) => {
        const media = (part?.["content"] as Record<string, Node> | undefined)?.["application/json"];
        if (!media || (media["schema"] as Node)["x-not-shown"] !== undefined) return [];
        const pointer = `#/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}/${at}/content/application~1json/schema`;
        const examples = (media["examples"] ?? {}) as Record<string, Node>;
        return [{ place: `${method.toUpperCase()} ${path} ${name}`, pointer, examples }];
      });
    }),
  );
}

function check(bodies: Body[], spec: Node) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat("byte", /^[A-Za-z0-9+/]*=*$/);
  ajv.addSchema(spec, "erp");
  const problems: string[] = [];
  let examples = 0;
  for (const body of bodies) {
    const validate = ajv.compile({ $ref: `erp${encodeURI(body.pointer)}` });
    const entries = Object.entries(body.examples);
    if (entries.length === 0) problems.push(`${body.place}: has no example`);
    for (const [name, example] of entries) {
      examples += 1;
      if (validate(follow(example, spec)["value"])) continue;
      for (const { instancePath, message } of validate.errors ?? [])
        problems.push(`${body.place}: ${name}${instancePath} ${message}`);
    }
  }
  return { problems, examples };
}

function follow(node: Node, spec: Node): Node {
  if (node.$ref === undefined) return node;
  const keys = node.$ref.slice(2).split("/");
  return keys.reduce<Node>((part, key) => part[key.replaceAll("~1", "/").replaceAll("~0", "~")] as Node, spec);
}
