import { expect, test } from "vitest";
import { describeRedirect, keepCredential } from "./describe-redirect.ts";

test.each<[number, string | undefined, string]>([
  [302, "https://a.test:8443/b?c#d", ", a redirect to a.test:8443, which is not followed"],
  [399, "//a.test/b", ", a redirect to a.test, which is not followed"],
  [300, "/b", ", a redirect to the-same-host, which is not followed"],
  [302, "http://", ", a redirect to no address, which is not followed"],
  [0, undefined, ", a redirect to no address, which is not followed"],
  [302, "https://x.canary.test", ", a redirect to another host, which is not followed"],
  [302, "https://ca-na.ry.test", ", a redirect to another host, which is not followed"],
  [302, undefined, ""],
  [299, "https://a.test", ""],
  [400, "https://a.test", ""],
])("redirectWords() of %i to %s", (status, location, words) => {
  const headers = new Headers(location === undefined ? {} : { location });

  expect(describeRedirect(status, headers, "CANARY")).toBe(words);
});

test("redirectWords() tells no host that repeats what the request was sent with", () => {
  const headers = new Headers({ location: "https://x.canary-sent.test" });
  keepCredential(headers, "CANARY_Sent");

  expect(describeRedirect(302, headers)).toBe(", a redirect to another host, which is not followed");
});
