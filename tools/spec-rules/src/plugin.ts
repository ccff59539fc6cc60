/** Redocly plugin: what our specs promise beyond OpenAPI (design: specs carry their provenance). */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { say, type Context, type Node } from "./context.ts";
import { defineNameRule, defineRecordRule, defineSecretRule } from "./erp-rules.ts";
import { readGivenSpec } from "./sheet.ts";
import { findSourceProblem } from "./source-problem.ts";
import { defineMentionRule, defineTextRule } from "./text-rules.ts";
import { findUnproven } from "./unproven.ts";

const MATURITIES = ["stable", "beta", "Development", "Planned"]; // given §1
const rows = parse(readFileSync(new URL("../../../specs/not-shown.yaml", import.meta.url), "utf8"));
const sheet = new URL("../../checks/facts/sheets/platform-spec.md", import.meta.url);
const rowIds = new Set(rows.map((row: { id: string }) => row.id));

const hasSource = (what: string) => () => ({
  [what](node: Node, context: Context) {
    if (!node["x-source"])
      say(context, `A ${what.toLowerCase()} must say where it is written: \`x-source\` is missing`);
  },
});

/** Every schema with a separate file has a title and a source; a part of it has the source of its whole. */
const schemaHasSource = () => ({
  Schema(node: Node, context: Context) {
    const { pointer } = context.location;
    if (pointer !== "#/" && !pointer.startsWith("#/components/schemas/")) return;
    for (const field of ["title", "x-source"].filter((each) => !node[each]))
      say(context, `A schema must say what it is and where it is written: \`${field}\` is missing`);
  },
});

const knownSource = () => ({
  any(node: unknown, context: Context) {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const problem = /^x-(.*-)?source$/.test(key) && findSourceProblem(value);
      if (problem) say(context, `\`${key}\` ${problem}`, key);
    }
  },
});

const knownMaturity = () => ({
  any(node: unknown, context: Context) {
    const maturity = (node as Node | null)?.["x-maturity"];
    if (maturity !== undefined && !MATURITIES.includes(maturity as string))
      say(context, `\`x-maturity\` must be one of ${MATURITIES.join(", ")}: got ${String(maturity)}`, "x-maturity");
  },
});

const notShownHasARow = () => ({
  any(node: unknown, context: Context) {
    const key = "x-not-shown";
    const stated = (node as Node | null)?.[key];
    if (Array.isArray(stated) && (node as Node)["operationId"] === undefined)
      say(context, `\`${key}\` must be one row, as only an operation may have several`, key);
    const unknown = [stated ?? []].flat().filter((each) => !rowIds.has(each as string));
    if (unknown.length > 0)
      say(context, `\`${key}\` must name a row of specs/not-shown.yaml: got ${unknown.join(", ")}`, key);
  },
});

/** `Category_UpdateCategory`: a group, one underscore, and a verb; the name of the method follows from it. */
const operationIdStyle = () => ({
  Operation({ operationId }: Node, context: Context) {
    if (!/^[A-Z]\w*?_[A-Z][A-Za-z]*$/.test(String(operationId)))
      say(
        context,
        `An operationId must be <Group>_<Verb>, both in PascalCase: got ${String(operationId)}`,
        "operationId",
      );
  },
});

/** A body that is described has an example: of every request, and of every answer of success. */
const bodyHasAnExample = () => {
  const check = (what: string, content: unknown, context: Context) => {
    for (const [type, media] of Object.entries((content ?? {}) as Record<string, Node>)) {
      const schema = (media["schema"] ?? {}) as Node;
      const isDescribed = type.endsWith("json") && !schema["x-not-shown"];
      if (isDescribed && Object.keys((media["examples"] ?? {}) as object).length === 0)
        say(context, `${what} must have an example: \`examples\` is missing`);
    }
  };
  return {
    RequestBody: (node: Node, context: Context) => check("A request body", node["content"], context),
    Response(node: Node, context: Context) {
      if (String(context.key).startsWith("2")) check("An answer", node["content"], context);
    },
  };
};

/** Closing an object is a statement about the platform: it needs its own source, or happened by accident. */
const closedHasSource = () => ({
  Schema(node: Node, context: Context) {
    const key = "additionalProperties";
    if (node[key] === false && !node["x-closed-source"])
      say(context, "A closed object must say who closed it: `x-closed-source` is missing", key);
  },
});

/** A rule: a claim with `given §…` must stand in that section of the given specification. */
const givenIsWritten = () => {
  const given = readGivenSpec(readFileSync(sheet, "utf8")); // only where the specs are linted
  const isGiven = (source: unknown): source is string => typeof source === "string" && source.startsWith("given ");
  return {
    any(node: unknown, context: Context) {
      if (typeof node !== "object" || node === null || (node as Node)["x-source"] === undefined) return;
      const name = /\/properties\/([^/]+)$/.exec(context.location.pointer)?.[1];
      for (const { path, message } of findUnproven(node as Node, given, name))
        say(context, `A source must be true: ${message}`, path);
    },
    PathItem(item: Node, context: Context) {
      const { key = "" } = context;
      for (const method of ["get", "put", "post", "patch", "delete"]) {
        const operation = item[method] as Node | undefined;
        const source = operation?.["x-path-source"] ?? operation?.["x-source"];
        if (!isGiven(source)) continue;
        const names = [...given(source).names];
        if (!names.includes(`${method.toUpperCase()} ${key}`) && !names.some((name) => name.endsWith(`}${key}`)))
          say(context, `A source must be true: ${method} ${key} is no name of ${source.slice(6)}`, method);
      }
    },
    Response(node: Node, context: Context) {
      const status = String(context.key);
      const source = node["x-status-source"] ?? node["x-source"];
      if (isGiven(source) && /^\d{3}$/.test(status) && !given(source).words.has(status))
        say(context, `A source must be true: ${status} is no status of ${source.slice(6)}`);
    },
  };
};

export default function kontor() {
  return {
    id: "kontor",
    rules: {
      oas3: {
        "operation-has-source": hasSource("Operation"),
        "parameter-has-source": hasSource("Parameter"),
        "schema-has-source": schemaHasSource,
        "known-source": knownSource,
        "known-maturity": knownMaturity,
        "not-shown-has-a-row": notShownHasARow,
        "operation-id-style": operationIdStyle,
        "body-has-an-example": bodyHasAnExample,
        "closed-has-source": closedHasSource,
        "given-is-written": givenIsWritten,
        "operation-has-record": defineRecordRule,
        "operation-has-a-name": defineNameRule,
        "secret-is-marked": defineSecretRule,
        "text-says-more": defineTextRule,
        "text-names-operations": defineMentionRule,
      },
    },
  };
}
