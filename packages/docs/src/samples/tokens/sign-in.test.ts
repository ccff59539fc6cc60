import { createSandbox, defaultSeed } from "@kontor/sandbox";
import { afterEach, expect, test, vi } from "vitest";
import { finishLogin, startLogin } from "./sign-in.ts";

afterEach(() => vi.unstubAllGlobals());

/** A sandbox that knows the app of the sample, and a user who allows what the app asks for. */
function setUp() {
  const redirectUris = ["https://app.example/callback"];
  const clients = { "sandbox-client": { scopes: ["items.read"], redirectUris } };
  const { fetch } = createSandbox({ seed: { ...defaultSeed, clients } });
  vi.stubGlobal("fetch", fetch);
  const allow = async (url: string) => {
    const body = new URLSearchParams(new URL(url).searchParams);
    body.set("decision", "allow");
    const answer = await fetch(new URL(url).origin + new URL(url).pathname, {
      method: "POST",
      body,
      redirect: "manual",
    });
    return answer.headers.get("location")!;
  };
  return { allow, session: new Map<string, string>() };
}

test("a user who allows the app is signed in, and comes back with tokens that renew themselves", async () => {
  const { allow, session } = setUp();

  const redirect = await startLogin(session);
  const tokens = await finishLogin(session, await allow(redirect.headers.get("location")!));

  expect(redirect.status).toBe(302);
  expect((await tokens!.get()).expiresAt.getTime()).toBeGreaterThan(0);
});

test("a callback that belongs to another session is refused", async () => {
  const { allow, session } = setUp();

  const callback = await allow((await startLogin(session)).headers.get("location")!);
  await startLogin(session);

  await expect(finishLogin(session, callback)).rejects.toThrow("state");
});
