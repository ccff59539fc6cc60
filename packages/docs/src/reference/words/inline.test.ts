import { expect, test } from "vitest";
import { renderInline } from "./inline.ts";

test("renderInline() marks code and lets no text become markup", () => {
  expect(renderInline("Form `<app_name>/<version>` & more")).toBe(
    "Form <code>&lt;app_name&gt;/&lt;version&gt;</code> &amp; more",
  );
});
