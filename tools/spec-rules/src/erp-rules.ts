/** Rules of the specs that came with the whole of the ERP: records, names and secrets. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findNameProblems } from "./names-table.ts";

const VERBS = "list get create update replace delete act mail print download".split(" ");
const SECRETS =
  /^(iban|cardNumber|bankCardNumber|cardCVV|cardVerificationValue|cardValidity|cardValidUntil|accountNumber|password|apiKey|authToken|refreshToken|accessToken|clientSecret)$/i;

type Node = Record<string, unknown>;
interface Context {
  report(problem: { message: string; location?: unknown }): void;
  location: { source: { absoluteRef: string }; child(path: string | string[]): unknown };
}

/** An operation says which collection of records it is about and what it does to it. */
export const defineRecordRule = () => ({
  Operation(node: Node, { report, location }: Context) {
    const { name, does } = (node["x-record"] ?? {}) as { name?: unknown; does?: unknown };
    if (/^[a-z][A-Za-z]*(\/[a-z][A-Za-z]*)?$/.test(String(name)) && VERBS.includes(String(does))) return;
    report({
      message: `\`x-record\` must have a name like customers/notes and one of ${VERBS.join(", ")}: got ${String(name)}, ${String(does)}`,
      location,
    });
  },
});

/** The table of names beside the spec has a row for each operation, and no other. */
export const defineNameRule = () => {
  const ids: string[] = [];
  return {
    Operation(node: Node) {
      ids.push(String(node["operationId"]));
      const variant = node["x-explicit-without"] as { operationId: string } | undefined; // a separate method
      if (variant) ids.push(variant.operationId);
    },
    Root: {
      leave(_: Node, { report, location }: Context) {
        const table = readFileSync(join(dirname(location.source.absoluteRef), "names.tsv"), "utf8");
        for (const problem of findNameProblems(table, ids)) report({ message: `names.tsv: ${problem}`, location });
      },
    },
  };
};

/** A field that holds a key, a password or the number of an account or a card is marked, so that it is never shown. */
export const defineSecretRule = () => ({
  Schema(node: Node, { report, location }: Context) {
    for (const [name, field] of Object.entries((node["properties"] ?? {}) as Record<string, Node>)) {
      const isMarked = field["x-secret"] === true;
      if (SECRETS.test(name) && !isMarked)
        report({
          message: `A secret must be marked: ${name} lacks \`x-secret\``,
          location: location.child("properties"),
        });
      if (field["x-secret"] !== undefined && !isMarked)
        report({
          message: `\`x-secret\` must be true: got ${String(field["x-secret"])}`,
          location: location.child("properties"),
        });
    }
  },
});
