import { expect, test } from "vitest";
import { sessionTokens } from "./tokens.ts";
import { sessionVerifier } from "./verify.ts";

test.each([[undefined], [null], [{}], ["canary-token"], [Promise.resolve()]])(
  "a generation that is none is refused: %j",
  (given) => {
    const verifier = () => sessionVerifier(given as never);

    expect(verifier).toThrow(
      "Cannot verify session tokens as generation must be made by sessionTokens() or appTokens(): got",
    );
    expect(verifier).not.toThrow("canary");
  },
);

test("a token source and a fetch that are none are refused without their value", () => {
  const gatewayUrl = "https://api.test";

  expect(() => sessionVerifier(sessionTokens({ gatewayUrl, tokens: "canary" as never }))).toThrow(
    "tokens must be a token source, such as cached(): got text of 6 characters",
  );
  expect(() => sessionVerifier(sessionTokens({ gatewayUrl }), { fetch: "x" as never })).toThrow(
    "Cannot verify session tokens as fetch must be a function",
  );
});
