/** Redocly plugin: what our specs promise beyond OpenAPI (design: specs carry their provenance). */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { defineNameRule, defineRecordRule, defineSecretRule } from "./erp-rules.ts";
import { readGivenSpec } from "./sheet.ts";
import { findSourceProblem } from "./source-problem.ts";
import { defineMentionRule, defineTextRule } from "./text-rules.ts";
import { findUnproven } from "./unproven.ts";

const MATURITIES = ["stable", "beta", "Development", "Planned"]; // given §1
const rows = parse(readFileSync(new URL("../../../specs/not-shown.yaml", import.meta.url), "utf8"));
const sheet = new URL("../../checks/facts/sheets/platform-spec.md", import.meta.url);
const rowIds = new Set(rows.map((row: { id: string }) => row.id));

type Node = Record<string, unknown>;
interface Context {
  report(problem: { message: string; location?: unknown }): void;
  location: { pointer: string; child(path: string | string[]): unknown };
}

const hasSource = (what: string) => () => ({
  [what](node: Node, { report, location }: Context) {
    if (!node["x-source"])
      report({ message: `A ${what.toLowerCase()} must say where it is written: \`x-source\` is missing`, location });
  },
});

/** Every schema with a separate file has a title and a source; a part of it has the source of its whole. */
const schemaHasSource = () => ({
  Schema(node: Node, { report, location }: Context) {
    if (location.pointer !== "#/" && !location.pointer.startsWith("#/components/schemas/")) return;
    for (const field of ["title", "x-source"]) {
      if (!node[field])
        report({ message: `A schema must say what it is and where it is written: \`${field}\` is missing`, location });
    }
  },
});

const knownSource = () => ({
  any(node: unknown, { report, location }: Context) {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== "x-source" && !(key.startsWith("x-") && key.endsWith("-source"))) continue;
      const problem = findSourceProblem(value);
      if (problem) report({ message: `\`${key}\` ${problem}`, location: location.child(key) });
    }
  },
});

const knownMaturity = () => ({
  any(node: unknown, { report, location }: Context) {
    const maturity = (node as Node | null)?.["x-maturity"];
    if (maturity === undefined || MATURITIES.includes(maturity as string)) return;
    report({
      message: `\`x-maturity\` must be one of ${MATURITIES.join(", ")}: got ${String(maturity)}`,
      location: location.child("x-maturity"),
    });
  },
});

const notShownHasARow = () => ({
  any(node: unknown, { report, location }: Context) {
    const stated = (node as Node | null)?.["x-not-shown"];
    if (Array.isArray(stated) && (node as Node)["operationId"] === undefined)
      report({
        message: "`x-not-shown` must be one row, as only an operation may have several",
        location: location.child("x-not-shown"),
      });
    const unknown = [stated ?? []].flat().filter((each) => !rowIds.has(each as string));
    if (unknown.length === 0) return;
    report({
      message: `\`x-not-shown\` must name a row of specs/not-shown.yaml: got ${unknown.join(", ")}`,
      location: location.child("x-not-shown"),
    });
  },
});

/** `Category_UpdateCategory`: a group, one underscore, and a verb; the name of the method follows from it. */
const operationIdStyle = () => ({
  Operation(node: Node, { report, location }: Context) {
    if (/^[A-Z]\w*?_[A-Z][A-Za-z]*$/.test(String(node["operationId"]))) return;
    report({
      message: `An operationId must be <Group>_<Verb>, both in PascalCase: got ${String(node["operationId"])}`,
      location: location.child("operationId"),
    });
  },
});

/** A body that is described has an example: of every request, and of every answer of success. */
const bodyHasAnExample = () => {
  const check = (what: string, content: unknown, { report, location }: Context) => {
    for (const [type, media] of Object.entries((content ?? {}) as Record<string, Node>)) {
      const schema = (media["schema"] ?? {}) as Node;
      const isDescribed = type.endsWith("json") && !schema["x-not-shown"];
      if (isDescribed && Object.keys((media["examples"] ?? {}) as object).length === 0)
        report({ message: `${what} must have an example: \`examples\` is missing`, location });
    }
  };
  return {
    RequestBody: (node: Node, context: Context) => check("A request body", node["content"], context),
    Response(node: Node, context: Context & { key?: string }) {
      if (String(context.key).startsWith("2")) check("An answer", node["content"], context);
    },
  };
};

/** Closing an object is a statement about the platform: it needs its own source, or happened by accident. */
const closedHasSource = () => ({
  Schema(node: Node, { report, location }: Context) {
    if (node["additionalProperties"] === false && !node["x-closed-source"])
      report({
        message: "A closed object must say who closed it: `x-closed-source` is missing",
        location: location.child("additionalProperties"),
      });
  },
});

/** A rule: a claim with `given §…` must stand in that section of the given specification. */
const givenIsWritten = () => {
  const given = readGivenSpec(readFileSync(sheet, "utf8")); // only where the specs are linted
  return {
    any(node: unknown, { report, location }: Context) {
      if (typeof node !== "object" || node === null || (node as Node)["x-source"] === undefined) return;
      const name = /\/properties\/([^/]+)$/.exec(location.pointer)?.[1];
      for (const { path, message } of findUnproven(node as Node, given, name))
        report({ message: `A source must be true: ${message}`, location: location.child(path) });
    },
    PathItem(item: Node, { report, location, key = "" }: Context & { key?: string }) {
      for (const method of ["get", "put", "post", "patch", "delete"]) {
        const operation = item[method] as Node | undefined;
        const source = operation?.["x-path-source"] ?? operation?.["x-source"];
        if (typeof source !== "string" || !source.startsWith("given ")) continue;
        const names = [...given(source).names];
        if (!names.includes(`${method.toUpperCase()} ${key}`) && !names.some((name) => name.endsWith(`}${key}`)))
          report({
            message: `A source must be true: ${method} ${key} is no name of ${source.slice(6)}`,
            location: location.child(method),
          });
      }
    },
    Response(node: Node, { report, location, key = "" }: Context & { key?: string }) {
      const source = node["x-status-source"] ?? node["x-source"];
      if (typeof source !== "string" || !source.startsWith("given ") || !/^\d{3}$/.test(String(key))) return;
      if (!given(source).words.has(String(key)))
        report({ message: `A source must be true: ${key} is no status of ${source.slice(6)}`, location });
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
