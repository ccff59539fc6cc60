import { expect, test } from "vitest";
import { formBody } from "./form-body.ts";

test("formBody() writes an urlencoded form", () => {
  expect(formBody("application/x-www-form-urlencoded", { refreshToken: "a b&c" })).toBe("refreshToken=a+b%26c");
});

test("formBody() writes an object as a JSON part, and gives a file a name", async () => {
  const document = new Blob(["%PDF"], { type: "application/pdf" });

  const form = formBody("multipart/form-data", {
    invoice: { number: 1 },
    document,
    named: new File(["x"], "letter.txt"),
    text: 7,
    nothing: undefined,
  }) as FormData;

  const invoice = form.get("invoice") as File;
  expect(invoice.type).toBe("application/json");
  await expect(invoice.text()).resolves.toBe('{"number":1}');
  expect(form.get("document")).toMatchObject({ name: "document", type: "application/pdf" });
  expect(form.get("named")).toMatchObject({ name: "letter.txt" });
  expect(form.get("text")).toBe("7");
  expect(form.has("nothing")).toBe(false);
});
