import { expect, test } from "vitest";
import { buildWholeDocument } from "../constructs/build-document.ts";
import { listClientFiles } from "../packages.ts";
import { buildModel } from "./build.ts";
import { createIdentifiers, isGroupName } from "./identifiers.ts";

test("each name is given once; the second thing of a name gets a number", () => {
  const { allocate } = createIdentifiers();

  expect(["shop-order", "ShopOrder", "shop.order"].map(allocate)).toEqual(["ShopOrder", "ShopOrder2", "ShopOrder3"]);
});

test("a type that generated code uses is no name for a shape", () => {
  const { allocate } = createIdentifiers();

  const names = ["Record", "promise", "Decoder", "DownloadOptions", "ReadableStream"];

  expect(names.map(allocate)).toEqual([
    "RecordShape",
    "PromiseShape",
    "DecoderShape",
    "DownloadOptionsShape",
    "ReadableStreamShape",
  ]);
});

test("a name that begins with a digit, or has none of a word's characters, becomes an identifier", () => {
  const { allocate } = createIdentifiers();

  expect(["2fa", "§", "a+b"].map(allocate)).toEqual(["Type2fa", "Type", "AB"]);
});

test("no group can have the name of something that a group's file or the client's imports", async () => {
  const model = buildModel({ api: "matrix", document: buildWholeDocument() });
  const files = Object.entries(listClientFiles(model)).filter(([file]) => /groups\/|client\.gen/.test(file));
  const texts = await Promise.all(files.map(async ([, emit]) => emit()));
  const imported = texts
    .flatMap((text) =>
      [...text.matchAll(/^import \{ (.+) \} from "(?!\.\/groups)/gm)].flatMap(([, names]) => names!.split(", ")),
    )
    .filter((name) => !name.startsWith("type "));

  expect(imported).toContain("text");
  expect(imported.filter(isGroupName)).toEqual([]);
});
