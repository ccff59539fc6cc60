import { Secret, type Fetch } from "@kontor/http";
import { expect, test } from "vitest";
import { refreshGrant } from "./refresh-grant.ts";

function setUp() {
  const sent: (string | null)[] = [];
  const fetch: Fetch = async (input, init) => {
    sent.push(new URLSearchParams(await new Request(input, init).text()).get("refresh_token"));
    const refresh_token = sent.length === 2 ? undefined : `r${sent.length}`;
    return Response.json({ access_token: "t", token_type: "bearer", expires_in: 60, refresh_token });
  };
  return { sent, grant: refreshGrant({ authUrl: "https://auth.test", clientId: "i", refreshToken: "first", fetch }) };
}

test("a grant uses the newest refresh token that came, and the old one where none came", async () => {
  const { sent, grant } = setUp();

  for (let call = 0; call < 4; call += 1) await grant();

  expect(sent).toEqual(["first", "r1", "r1", "r3"]);
});

test("a refresh token of the store goes before the one in memory: another process may have got it", async () => {
  const { sent, grant } = setUp();
  await grant();

  await grant({ refreshToken: new Secret("stored") });

  expect(sent).toEqual(["first", "stored"]);
});
