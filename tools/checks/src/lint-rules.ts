/** Rules of our own for oxlint, which `.oxlintrc.json` switches on. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RuleTester } from "oxlint/plugins-dev";
import { analyse } from "scslre";

type Rule = Extract<Parameters<RuleTester["run"]>[1], { create: unknown }>;
type Visitor = ReturnType<Rule["create"]>;
type MemberExpression = Parameters<NonNullable<Visitor["MemberExpression"]>>[0];
type Call =
  | Parameters<NonNullable<Visitor["CallExpression"]>>[0]
  | Parameters<NonNullable<Visitor["NewExpression"]>>[0];
type Expression = MemberExpression["object"];

const MEMBERS = new Set(["Date.now", "performance.now", "Math.random"]);
const TIMERS = new Set(["setTimeout", "setInterval"]);
const CLAIM = /\/\/ real time: \S/;

/**
 * Time and chance are handed in, so that a test decides them. A default value may name those of the machine. A test that reads the
 * clock of the machine says in a comment, `// real time: …`, what it claims of it.
 */
const clock: Rule = {
  create(context) {
    const isTest = context.filename.endsWith(".test.ts");
    const lines = context.sourceCode.lines;

    function report(node: Expression, name: string) {
      const line = node.loc.start.line;
      if (isTest && [lines[line - 1], lines[line - 2]].some((text) => CLAIM.test(text ?? ""))) return;
      const way = isTest ? "a comment `// real time: …` must say what the test claims of it" : "it must be handed in";
      context.report({ node, message: `${name} is that of the machine: ${way}.` });
    }

    return {
      MemberExpression(node) {
        const name = readPath(node);
        const value = node.parent.type === "CallExpression" ? node.parent : node;
        const isDefault =
          (value.parent.type === "AssignmentPattern" && value.parent.right === value) || isOptionDefault(value.parent);
        if (name && MEMBERS.has(name) && !isDefault && !(isTest && name === "Math.random")) report(node, name);
      },
      NewExpression(node) {
        if (!isTest && readPath(node.callee) === "Date" && node.arguments.length === 0) report(node, "new Date()");
      },
      CallExpression(node) {
        const name = readPath(node.callee);
        if (!isTest && name && TIMERS.has(name)) report(node, name);
      },
    };
  },
};

/** A path beside the file, such as `join(import.meta.dirname, "work.program.ts")`, names a file: no compiler reads it. */
const programs: Rule = {
  create(context) {
    function check(node: Call) {
      const bases = node.arguments.filter((part) =>
        /^import\.meta\.(dirname|url)$/.test(context.sourceCode.getText(part)),
      );
      const parts = node.arguments.flatMap((part) =>
        part.type === "Literal" && typeof part.value === "string" ? [part.value] : [],
      );
      if (bases.length !== 1 || parts.length === 0 || parts.length < node.arguments.length - 1) return; // known at run time only
      const path = join(dirname(context.filename), ...parts);
      if (path.endsWith(".ts") && !existsSync(path)) context.report({ node, message: `${path} must be a file.` });
    }
    return { CallExpression: check, NewExpression: check };
  },
};

/** A regular expression takes a time that grows no faster than the text, as the text may be that of a stranger. */
const linear: Rule = {
  create: (context) => ({
    Literal(node) {
      if (!("regex" in node)) return;
      const { pattern: source, flags } = node.regex;
      const [report] = analyse({ source, flags }).reports;
      if (report) {
        const repeated = JSON.stringify(report.character.pick);
        context.report({
          node,
          message: `A long text of ${repeated} takes it longer than its length: bound or anchor the repetition.`,
        });
      }
    },
  }),
};

/** A default that `readOptions()` is given: `readOptions("retry", options, { random: Math.random })`. */
function isOptionDefault(node: Expression["parent"]): boolean {
  const call = node?.type === "Property" ? node.parent.parent : undefined;
  return (
    call?.type === "CallExpression" && readPath(call.callee) === "readOptions" && call.arguments[2] === node?.parent
  );
}

/** `Date.now` of `globalThis.Date.now`. */
function readPath(node: Expression): string | undefined {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return undefined;
  const object = readPath(node.object);
  return object === "globalThis" ? node.property.name : `${object}.${node.property.name}`;
}

const plugin: { meta: { name: string }; rules: Record<"clock" | "linear" | "programs", Rule> } = {
  meta: { name: "kontor" },
  rules: { clock, linear, programs },
};
export default plugin;
