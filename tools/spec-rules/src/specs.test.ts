import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kontor-specs-"));
afterAll(() => rmSync(folder, { recursive: true }));
const parts = ["specs", "redocly.yaml", "tools/spec-rules/src", "tools/spec-rules/package.json"];
for (const part of [...parts, "tools/checks/facts/sheets/platform-spec.md"])
  cpSync(join(root, part), join(folder, part), { recursive: true });
symlinkSync(join(root, "tools/spec-rules/node_modules"), join(folder, "tools/spec-rules/node_modules"));

/** The findings of Redocly and of our rules about the specs. */
function lint(): string {
  try {
    return execFileSync(
      process.execPath,
      [join(root, "node_modules/@redocly/cli/bin/cli.js"), "lint", "--format", "json"],
      {
        cwd: folder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, REDOCLY_TELEMETRY: "off" },
      },
    );
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const planted: [rule: string, file: string, from: string, to: string][] = [
  ["operation-has-source", "erp/paths/categories/update-category.yaml", "  x-source: given §4.1\n", ""],
  ["schema-has-source", "erp/schemas/shared/tax-type.yaml", "x-source: given §2.2\n", ""],
  ["parameter-has-source", "erp/parameters.yaml", "  x-source: given §4.1, §4.2\n", ""],
  ["known-source", "channel/schemas/event-list.yaml", "x-limit-source: documented", "x-limit-source: guessed"],
  ["known-maturity", "erp/openapi.yaml", "x-maturity: beta", "x-maturity: gamma"],
  ["not-shown-has-a-row", "channel/openapi.yaml", "x-not-shown: channel-base-url", "x-not-shown: nothing-known"],
  ["operation-has-record", "erp/paths/stocks/stocks.yaml", "does: list }", "does: show }"],
  ["secret-is-marked", "erp/schemas/customers/customer-bank-account.yaml", ", x-secret: true", ""],
  ["operation-has-a-name", "erp/openapi.yaml", "  /v2/printers: { $ref: paths/printers/printers.yaml }\n", ""],
  [
    "text-says-more",
    "erp/schemas/shared/note.yaml",
    "note-key.yaml }",
    "note-key.yaml, description: Id of the note. }",
  ],
  [
    "text-says-more",
    "erp/paths/taxes/tax-item-item-id-company-id-departure-country-iso-shipment-country-iso.yaml",
    "name: itemId",
    "name: itemId\n      description: The item.",
  ],
  ["text-names-operations", "erp/schemas/shared/note-key.yaml", "SalesOrder_QuerySalesOrderNotes", "SalesOrder_Notes"],
  ["operation-id-style", "channel/paths/auth-create-seller-token.yaml", "Auth_CreateSellerToken", "auth-create"],
  ["closed-has-source", "erp/schemas/labels/update-label.yaml", "x-closed-source: documented\n", ""],
  [
    "body-has-an-example",
    "erp/paths/labels/labels.yaml",
    "        examples: { usual: { $ref: ../../examples/labels/create-label.yaml } }\n",
    "",
  ],
  ["no-invalid-schema-examples", "channel/schemas/events/seller-offer-new.yaml", "offerId: 4711", "offerId: many"],
];

/** Fields that once passed for given: each goes back under the source of its schema. */
const notGiven: [file: string, fields: string[]][] = [
  [
    "channel/schemas/payloads/offer-new.yaml",
    "parentOfferId channelOfferId subTitle description mainPicture pictureList variationList gtin mpn isbn brand srp productAttributeList".split(
      " ",
    ),
  ],
  ["erp/schemas/app-registrations/app-token.yaml", ["apiKey"]],
];

/** The other claims that the rules compare with the given spec: a limit, a required field, a path, a status, a section. */
const unshown: [file: string, from: string, to: string, message: string][] = [
  [
    "channel/schemas/payloads/offer-new.yaml",
    "maxLength: 512, x-limit-source: observed,",
    "maxLength: 512,",
    "maxLength 512",
  ],
  ["channel/schemas/payloads/offer-new.yaml", "x-required-source: observed\n", "", "that sku is required"],
  ["channel/schemas/event-id-list.yaml", "    x-limit-source: documented", "    #", "maxItems 100"],
  ["channel/schemas/quantity-price.yaml", ", x-default-source: observed", "", "default 1.0"],
  ["erp/paths/tax-classes/taxclasses-update.yaml", "    x-required-source: assumed\n", "", "that the body is required"],
  ["erp/paths/info/info.yaml", "  x-path-source: documented\n", "", "get /v2/info is no name of §1"],
  ["channel/paths/auth.yaml", "      x-status-source: documented\n", "", "200 is no status of §2.4"],
  ["erp/schemas/shared/category-key.yaml", "given §2.1", "given §2.9", "there is no §2.9"],
];

const severalRows: [file: string, from: string, to: string] = [
  "channel/schemas/event-envelope.yaml",
  "x-not-shown: event-signature",
  "x-not-shown: [event-signature]",
];

test("each rule finds what is planted for it, in its file, each field is found that is not given, and nothing else is found", () => {
  for (const [file, from, to] of [...planted.map(([, ...edit]) => edit), ...unshown, severalRows]) {
    const text = readFileSync(join(folder, "specs", file), "utf8");
    expect(text).toContain(from);
    writeFileSync(join(folder, "specs", file), text.replace(from, to));
  }
  for (const [file, fields] of notGiven) {
    let text = readFileSync(join(folder, "specs", file), "utf8");
    for (const field of fields) {
      const without = text.replace(new RegExp(`^(  ${field}: .*), x-source: observed`, "m"), "$1");
      expect([field, without === text]).toEqual([field, false]);
      text = without;
    }
    writeFileSync(join(folder, "specs", file), text);
  }

  const said = lint();

  for (const field of notGiven.flatMap(([, fields]) => fields))
    expect(said).toContain(`true: ${field} is no name of §`);
  expect(said).toContain("must be one row, as only an operation may have several");
  for (const [, , , message] of unshown) expect(said).toContain(`A source must be true: ${message}`);
  const found = [...said.matchAll(/"ruleId":\s*"([^"]+)"[\s\S]*?"ref":\s*"([^"]+)"/g)].map(
    ([, rule, file]) => `${rule!.replace("kontor/", "")} in ${file}`,
  );

  expect(found).toEqual(expect.arrayContaining(planted.map(([rule, file]) => `${rule} in specs/${file}`)));
  const edited = new Set([
    ...planted.map(([, file]) => file),
    ...unshown.map(([file]) => file),
    ...notGiven.map(([file]) => file),
    severalRows[0],
  ]);
  expect(found.filter((each) => ![...edited].some((file) => each.endsWith(` in specs/${file}`)))).toEqual([]); // the specs themselves are without a finding
});

test("every `not shown` of the given spec has a row, and every row says what we do", () => {
  const rows = parse(readFileSync(join(root, "specs/not-shown.yaml"), "utf8")) as {
    id: string;
    mentions: number[];
    section: string;
    question: string;
    default: string;
    option: string;
  }[];

  const mentions = new Set(rows.flatMap((row) => row.mentions));
  expect([...mentions].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const row of rows)
    expect(row).toEqual(
      expect.objectContaining({
        section: expect.stringContaining("§"),
        question: expect.stringMatching(/\?$/),
        default: expect.any(String),
        option: expect.stringMatching(/^(no effect|fixed|\w+\(\{ .+ \}\))$/),
      }),
    );
});

test("every row stands somewhere in the specs, or says that it stands nowhere", () => {
  const rows = parse(readFileSync(join(root, "specs/not-shown.yaml"), "utf8")) as { id: string; place?: "none" }[];
  const files = readdirSync(join(root, "specs"), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".yaml") && file !== "not-shown.yaml",
  );
  const text = files.map((file) => readFileSync(join(root, "specs", file), "utf8")).join("\n");
  const placed = new Set([...text.matchAll(/x-not-shown: (.+)/g)].flatMap(([, ids]) => ids!.match(/[\w-]+/g)!));

  expect(rows.filter(({ id, place }) => placed.has(id) === (place === "none")).map(({ id }) => id)).toEqual([]);
});
