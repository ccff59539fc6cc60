import { expect, test } from "vitest";
import { encodeMultipart } from "./encode-multipart.ts";

test("multipart() writes an object as a JSON part, and gives a file a name", async () => {
  const document = new Blob(["%PDF"], { type: "application/pdf" });

  const form = encodeMultipart({
    invoice: { number: 1 },
    document,
    named: new File(["x"], "letter.txt"),
    text: 7,
    nothing: undefined,
  });

  const invoice = form.get("invoice") as File;
  expect([invoice.name, invoice.type]).toEqual(["invoice.json", "application/json"]);
  await expect(invoice.text()).resolves.toBe('{"number":1}');
  expect(form.get("document")).toMatchObject({ name: "document", type: "application/pdf" });
  expect(form.get("named")).toMatchObject({ name: "letter.txt" });
  expect(form.get("text")).toBe("7");
  expect(form.has("nothing")).toBe(false);
});
