import { expect, test } from "vitest";
import { hideSecrets, hideRest } from "./answer.ts";

test("a token, a key or a password in an answer is shortened, wherever it stands", () => {
  const answer = {
    authToken: "channel-c69f0644-2943",
    list: [{ apiKey: "key-of-the-sandbox", name: "Tools" }],
    expires: 3600,
  };

  expect(hideSecrets(answer)).toEqual({
    authToken: "channel…",
    list: [{ apiKey: "key-of…", name: "Tools" }],
    expires: 3600,
  });
});

test("a shortened secret keeps its kind, and never more than a third of itself", () => {
  expect(hideRest("Bearer channel-c69f0644-2943-4064-a86e-9b9d98c4b9e7")).toBe("Bearer channel-c69f…");
  expect(hideRest("677a5f")).toBe("67…");
});
