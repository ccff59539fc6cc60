import { expect, test, vi } from "vitest";
import { appTokens, sessionTokens } from "./tokens.ts";
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

test("a verifier warns once at its start that it accepts tokens for other apps, unless it knows an audience or an issuer", () => {
  const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
  const gatewayUrl = "https://api.test";

  for (const facts of [{ audience: "stock-sync" }, { issuer: "https://auth.test" }])
    sessionVerifier(sessionTokens({ gatewayUrl, ...facts }));
  sessionVerifier(appTokens({ issuer: "https://auth.test", appId: "stock-sync" }));
  expect(warn).not.toHaveBeenCalled();

  for (let count = 0; count < 2; count += 1) sessionVerifier(sessionTokens({ gatewayUrl }));
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Session tokens for other apps are accepted too/), { code: "KONTOR_SESSION_AUDIENCE" }],
  ]);
  warn.mockRestore();
});

test.each([" ", "\n", "\r\n", "\u00a0", "\ufeff"])(
  "the facts of a generation are read without %j around them",
  (dirt) => {
    const dirty = (text: string) => `${dirt}${text}${dirt}`;
    const facts = { issuer: dirty("https://auth.test"), audience: dirty("app") };

    expect(sessionTokens({ gatewayUrl: dirty("https://api.test/"), ...facts })).toMatchObject({
      keySetUrl: new URL("https://api.test/account/.well-known/jwks.json"),
      issuer: "https://auth.test",
      audience: "app",
    });
    expect(appTokens({ issuer: facts.issuer, appId: dirty("app") })).toMatchObject({
      keySetUrl: new URL("https://auth.test/oauth/v2/keys"),
      issuer: "https://auth.test",
      appId: "app",
    });
    expect(() => appTokens({ issuer: "https://auth.test", appId: '"app"' })).toThrow("appId must not be in quotes");
  },
);
