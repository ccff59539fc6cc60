import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readOperation } from "../specs/find.ts";
import { listOperations, loadSpecs } from "../specs/load.ts";
import { listParameterFlags, readBody, readFlagName, readParameters, keepGivenDigits, splitPair } from "./values.ts";

describe("parameters", async () => {
  const specs = await loadSpecs();

  test("every parameter of the specs has a flag, and no two of an operation have the same", () => {
    const operations = listOperations(specs);
    expect(operations.length).toBeGreaterThan(100);
    for (const operation of operations) {
      const flags = Object.keys(listParameterFlags(operation, specs[operation.api]));
      expect(new Set(flags).size).toBe(operation.parameters.length);
    }
  });

  test.each([
    ["body", "param-body"],
    ["Body", "param-Body"],
    ["TIMEOUT", "param-TIMEOUT"],
    ["Password", "param-Password"],
    ["key", "param-key"],
    ["keys", "keys"],
    ["bodyId", "bodyId"],
    ["categoryId", "categoryId"],
  ])("the parameter %s has the flag --%s", (name, flag) => {
    expect(readFlagName({ name })).toBe(flag);
  });

  test.each([
    [{ type: "integer" }, "12", 12],
    [{ type: "integer" }, "twelve", "twelve"],
    [{ type: "number" }, "1.5", 1.5],
    [{ type: "integer" }, "12345678901234567890", 12_345_678_901_234_567_000],
    [{ type: "boolean" }, "true", true],
    [{ type: "boolean" }, "false", false],
    [{ type: "boolean" }, "yes", "yes"],
    [{ type: "boolean" }, "trues", "trues"],
    [{ type: "boolean" }, "untrue", "untrue"],
    [{ type: "boolean" }, "True", "True"],
    [{ type: "integer" }, "-12", -12],
    [{ type: "integer" }, "12a", "12a"],
    [{ type: "integer" }, "1e3", "1e3"],
    [{ type: "number" }, "1.", "1."],
    [{ type: "string" }, "12", "12"],
    [{ type: ["integer", "null"] }, "7", 7],
    [{ type: "array", items: { type: "integer" } }, "1,2", [1, 2]],
  ])("as %j, %s is %j", (schema, text, expected) => {
    const operation = { parameters: [{ name: "x", schema }] } as unknown as Parameters<typeof readParameters>[0];
    expect(readParameters(operation, specs.erp, new Map([["x", text]]))).toEqual({ x: expected });
  });

  test("readParameters() takes those that are given, with their types", () => {
    const { operation, data } = readOperation(specs, "taxClasses.list");
    const [number] = operation.parameters.filter(({ schema }) => JSON.stringify(schema).includes("integer"));

    const values = readParameters(
      operation,
      data,
      new Map([
        [number?.name ?? "none", "2"],
        ["other", "x"],
      ]),
    );

    expect(values).toEqual(number ? { [number.name]: 2 } : {});
  });

  test("splitPair() splits at the first sign, and refuses other words", () => {
    expect(splitPair("call", "name=a=b")).toEqual({ name: "name", text: "a=b", isJson: false });
    expect(splitPair("call", "list:=[1]")).toEqual({ name: "list", text: "[1]", isJson: true });
    expect(splitPair("call", "type=Seller:Offer.New")).toEqual({
      name: "type",
      text: "Seller:Offer.New",
      isJson: false,
    });
    expect(splitPair("call", "note=a\nb:=c\n")).toEqual({ name: "note", text: "a\nb:=c\n", isJson: false });
    expect(() => splitPair("call", "w".repeat(40))).toThrow(new RegExp(`: got ${"w".repeat(40)}$`));
    expect(() => splitPair("call", "w".repeat(41))).toThrow(new RegExp(`: got ${"w".repeat(40)}…$`));
    for (const word of ["name", "=x", ""]) expect(() => splitPair("call", word)).toThrow("must be name=value");
  });

  test("a long number is a number for the check, and is sent digit by digit", () => {
    const given = new Map([
      ["id", "9007199254740993"],
      ["ids", "1,9007199254740993"],
      ["name", "a"],
    ]);
    const params = { id: Number("9007199254740993"), ids: [1, Number("9007199254740993")], name: "a" };

    expect(keepGivenDigits(params, given)).toEqual({ id: "9007199254740993", ids: [1, "9007199254740993"], name: "a" });
  });
});

describe("body", async () => {
  const specs = await loadSpecs();
  const folder = mkdtempSync(join(tmpdir(), "kontor-cli-body-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Reads the body of an operation. */
  function read(name: string, { path, pairs = [], input = [] }: { path?: string; pairs?: string[]; input?: string[] }) {
    const { operation, data } = readOperation(specs, name);
    const given = {
      path: path === undefined || path === "-" ? path : join(folder, path),
      input: (async function* () {
        yield* input;
      })(),
    };
    return readBody("call it", operation, data, { ...given, pairs: pairs.map((each) => splitPair("call it", each)) });
  }

  test("a body comes from a file, from the standard input, or from fields with the types of the specs", async () => {
    writeFileSync(join(folder, "body.json"), '{"id":"a"}');

    expect(await read("categories.update", { path: "body.json" })).toEqual({ id: "a" });
    expect(await read("categories.update", { path: "-", input: ['{"id"', ':"b"}'] })).toEqual({ id: "b" });
    expect(await read("categories.update", { pairs: ["name=12", "sortNumber=12", "parentId:=null"] })).toEqual({
      ...{ name: "12", sortNumber: 12, parentId: null },
    });
    expect(await read("categories.update", { pairs: ["a.b=c", "a.d.e=1", "ab=2", "a.d.f=3"] })).toEqual({
      a: { b: "c", d: { e: "1", f: "3" } },
      ab: "2",
    });
    expect(await read("categories.update", {})).toBeUndefined();
  });

  test("a field of bytes is a file", async () => {
    writeFileSync(join(folder, "a.pdf"), "%PDF");

    const body = (await read("invoices.upload", { pairs: [`document=@${join(folder, "a.pdf")}`] })) as Record<
      string,
      File
    >;

    const file = Object.values(body).find((each) => each instanceof File);
    expect(file).toMatchObject({ name: "a.pdf", type: "application/pdf", size: 4 });
    await expect(read("invoices.upload", { pairs: ["document=a.pdf"] })).rejects.toThrow(
      "document must be a file, written document=@path",
    );
  });

  test.each([
    ["a.pdf", "application/pdf"],
    ["a.png", ""],
    ["a.pdf.zip", ""],
    ["pdf", ""],
  ])("the file %s has the type %j", async (name, type) => {
    writeFileSync(join(folder, name), "%PDF");

    const { document } = (await read("invoices.upload", { pairs: [`document=@${join(folder, name)}`] })) as {
      document: File;
    };

    expect([document.name, document.type, await document.text()]).toEqual([name, type, "%PDF"]);
  });

  test.each<[string, Parameters<typeof read>[1], string]>([
    ["categories.get", { pairs: ["name=x"] }, "it takes no body: leave out name"],
    ["categories.update", { path: "none.json" }, "there is no such file"],
    ["categories.update", { path: "." }, "it is a folder"],
    ["categories.update", { path: "-" }, "the standard input must contain the body: got nothing"],
    ["categories.update", { path: "-", input: ['{\n"id": c4n4ry}'] }, "the standard input must be JSON"],
    [
      "categories.update",
      { path: "-", input: ['{\n"id": "c4n4ry"\n"x": 1}'] },
      "the standard input must be JSON, line 3",
    ],
    ["categories.update", { path: "-", input: ['{"id": "c4n4ry" "x": 1}'] }, "the standard input must be JSON, line 1"],
    ["categories.update", { path: "-", pairs: ["name=x"], input: ["{}"] }, "not with both: got name"],
    ["categories.update", { pairs: ["name:=c4n4ry"] }, "the value behind name:= must be JSON"],
    ["categories.update", { pairs: ["__proto__.a=c4n4ry"] }, "__proto__.a is not a field"],
    ["categories.update", { pairs: ["constructor.prototype.x=1"] }, "constructor.prototype.x is not a field"],
    ["login.login", { pairs: ["Password=c4n4ry"] }, "Password is a secret"],
    ["invoices.upload", { pairs: ["document=@none.pdf"] }, "there is no such file"],
  ])("%s with %j is refused: %s", async (name, given, problem) => {
    const refusal = await read(name, given).then(
      () => "",
      ({ message }: Error) => message,
    );

    expect(refusal).toContain(problem);
    expect(refusal).not.toContain("c4n4ry");
  });
});
