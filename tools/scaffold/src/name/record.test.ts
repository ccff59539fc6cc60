import { expect, test } from "vitest";
import { readRecordUse } from "./record.ts";

test.each([
  ["stocks", "list", "stocks", "list"],
  ["customers", "createNote", "customers/notes", "create"],
  ["items", "getPrices", "items/prices", "get"],
  ["offers", "renderPdf", "offers", "download"],
  ["shipments", "downloadLabel", "shipments/labels", "download"],
  ["salesOrders", "mail", "salesOrders", "mail"],
  ["stocks", "adjust", "stocks", "act"],
  ["extensions", "replaceManifest", "extensions/manifests", "replace"],
])("%s.%s is about %s: %s", (namespace, method, name, does) => {
  expect(readRecordUse(namespace, method)).toEqual({ name, does });
});
