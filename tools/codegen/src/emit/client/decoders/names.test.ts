import { expect, test } from "vitest";
import { createNames } from "./names.ts";

test("createNames() lists the types as they came and then the functions in order, each once", () => {
  const names = createNames();

  expect([names.use("shape"), names.use("list"), names.use("shape"), names.useType("ReadApart")]).toEqual([
    "shape",
    "list",
    "shape",
    "ReadApart",
  ]);
  expect(names.list()).toEqual(["type Decoder", "type ReadApart", "list", "shape"]);
});
