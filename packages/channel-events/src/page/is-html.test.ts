import { ApiError } from "@kontor/http";
import { expect, test } from "vitest";
import { isHtml } from "./is-html.ts";

test.each<[string | undefined, boolean]>([
  ["text/html", true],
  ["Text/HTML; charset=utf-8", true],
  ["text/html5", false],
  ["application/json", false],
  [undefined, false],
])("an answer of type %s is a web page: %s", (type, expected) => {
  const headers = new Headers(type === undefined ? {} : { "content-type": type });

  expect(isHtml(new ApiError({ operation: "Events_List" }, 403, undefined, headers))).toBe(expected);
});
