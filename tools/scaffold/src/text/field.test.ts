import { expect, test } from "vitest";
import { describeField } from "./field.ts";

const text = { type: "string" };

test.each([
  ["city", text, "City."],
  ["warehouseId", text, "The warehouse."],
  ["historyKey", { $ref: "#/components/schemas/HistorieKey" }, "The history entry."],
  ["isHidden", { type: "boolean" }, "Whether it is hidden."],
  ["online", { type: "boolean" }, "Yes or no: online."],
  ["releaseDate", text, "Date of release."],
  ["customsHandlingCode", text, "Customs handling code."],
  ["id", text, "The note."],
])("%s is described", (name, schema, description) => {
  expect(describeField(name, schema, "UpdateNote")).toBe(description);
});
