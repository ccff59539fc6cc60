import type { Fetch } from "@kontor/http";
import { expect, test } from "vitest";
import { finishSignIn, startSignIn } from "./sign-in.ts";

let sent = 0;
const fetch: Fetch = async () => {
  sent += 1;
  return Response.json({ access_token: "t", token_type: "bearer", expires_in: 60 });
};
const options = { authUrl: "https://auth.test", clientId: "i", redirectUri: "https://shop.test/back", fetch };

test.each([
  ["no state was kept, and none came", undefined, ""],
  ["no state was kept, and one came", undefined, "&state=theirs"],
  ["an empty one was kept, and none came", "", ""],
  ["an empty one was kept, and an empty one came", "", "&state="],
])("finishSignIn() refuses a missing state: %s", async (_, state, query) => {
  const { codeVerifier } = await startSignIn(options);

  const ending = finishSignIn(
    options,
    { state: state as string, codeVerifier },
    `https://shop.test/back?code=c${query}`,
  );

  await expect(ending).rejects.toThrow("Cannot sign in as state must be text");
  expect(sent).toBe(0);
});

test("finishSignIn() refuses a way back with another state, or without one", async () => {
  const pending = await startSignIn(options);

  for (const query of ["", "&state=theirs", `&state=${pending.state}x`])
    await expect(finishSignIn(options, pending, `https://shop.test/back?code=c${query}`)).rejects.toThrow(
      "the user came back with another state, or without a code",
    );
  expect(sent).toBe(0);
});

test("finishSignIn() takes the way back with its own state", async () => {
  const pending = await startSignIn(options);

  const token = await finishSignIn(options, pending, `https://shop.test/back?code=c&state=${pending.state}`);

  expect(token.value.reveal()).toBe("t");
});
