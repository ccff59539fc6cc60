/** Rules of the specs that came with the whole of the ERP: records, names and secrets. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { say, type Context, type Node } from "./context.ts";
import { findNameProblems } from "./names-table.ts";

const VERBS = "list get create update replace delete act mail print download".split(" ");
const SECRETS =
  /^(iban|cardNumber|bankCardNumber|cardCVV|cardVerificationValue|cardValidity|cardValidUntil|accountNumber|password|apiKey|authToken|refreshToken|accessToken|clientSecret)$/i;

/** An operation says which collection of records it is about and what it does to it. */
export const defineRecordRule = () => ({
  Operation(node: Node, context: Context) {
    const { name, does } = (node["x-record"] ?? {}) as { name?: unknown; does?: unknown };
    if (/^[a-z][A-Za-z]*(\/[a-z][A-Za-z]*)?$/.test(String(name)) && VERBS.includes(String(does))) return;
    const got = `${String(name)}, ${String(does)}`;
    say(context, `\`x-record\` must have a name like customers/notes and one of ${VERBS.join(", ")}: got ${got}`);
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
      leave(_: Node, context: Context) {
        const table = readFileSync(join(dirname(context.location.source.absoluteRef), "names.tsv"), "utf8");
        for (const problem of findNameProblems(table, ids)) say(context, `names.tsv: ${problem}`);
      },
    },
  };
};

/** A field that holds a key, a password or the number of an account or a card is marked, so that it is never shown. */
export const defineSecretRule = () => ({
  Schema(node: Node, context: Context) {
    for (const [name, field] of Object.entries((node["properties"] ?? {}) as Record<string, Node>)) {
      const mark = field["x-secret"];
      if (SECRETS.test(name) && mark !== true)
        say(context, `A secret must be marked: ${name} lacks \`x-secret\``, "properties");
      if (mark !== undefined && mark !== true)
        say(context, `\`x-secret\` must be true: got ${String(mark)}`, "properties");
    }
  },
});
