import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { describeRequest, formatCurl } from "./curl.ts";

test("the line for curl is the request, however odd its body, with the secret hidden", () => {
  const body = `{"name":"it's \\"odd\\" $HOME \`ls\`\n"}`;
  const request = describeRequest(
    "https://erp.test/v2/a?b=1&c=2",
    { method: "PATCH", headers: { "content-type": "application/json" }, body },
    { authorization: "Bearer [secret]" },
  );

  const words = execFileSync(
    "/bin/sh",
    ["-c", `curl() { for each; do printf '%s\\0' "$each"; done; }\n${formatCurl(request)}`],
    { encoding: "utf8" },
  );

  expect(words.split("\0").slice(0, -1)).toEqual([
    ...["-X", "PATCH", "https://erp.test/v2/a?b=1&c=2"],
    ...["-H", "authorization: Bearer [secret]", "-H", "content-type: application/json"],
    ...["--data", body],
  ]);
});

test("a form and bytes are described, and not written out", () => {
  const form = new FormData();
  form.append("file", new File(["%PDF"], "a.pdf"));
  form.append("note", "n");

  expect(describeRequest("https://a.test", { method: "POST", body: form }, {}).body).toBe("file=@a.pdf&note=n");
  expect(
    describeRequest("https://a.test", { body: new Blob(["1234"], { type: "application/octet-stream" }) }, {}),
  ).toEqual({
    method: "GET",
    url: "https://a.test",
    headers: { "content-type": "application/octet-stream" },
    body: "@file of 4 bytes",
  });
});
