import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { Secret, type Fetch } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { cached } from "../cached.ts";
import { refreshGrant } from "./refresh-grant.ts";
import { memoryTokenStore } from "../shared-store.ts";

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

describe.each([{ access_token: "" }, { access_token: null }, { access_token: "a b" }, { token_type: "DPoP" }])(
  "a new refresh token beside an access token that is none, %j, is the next one that is used",
  (odd) => {
    test.each(["cached()", "cached() with a store", "cached() with a store, by another process"])(
      "by %s",
      async (way) => {
        const sent: (string | null)[] = [];
        const fetch: Fetch = async (input, init) => {
          sent.push(new URLSearchParams(await new Request(input, init).text()).get("refresh_token"));
          const answer = { access_token: "t", token_type: "bearer", expires_in: 3600, refresh_token: "canary-next" };
          return Response.json({ ...answer, ...(sent.length === 1 && odd) });
        };
        const clock = createVirtualClock();
        const store = memoryTokenStore();
        const open = () => {
          const grant = refreshGrant({ authUrl: "https://auth.test", clientId: "i", refreshToken: "first", fetch });
          return way === "cached()"
            ? cached(grant, { clock, maxWaitMs: 0 })
            : cached(grant, { store, clock, maxWaitMs: 0 });
        };
        const tokens = open();

        const error: unknown = await tokens.get().catch((reason: unknown) => reason);
        await clock.advance(3_000);
        const token = await (way.endsWith("process") ? open() : tokens).get();

        expect(error).toMatchObject({ code: "ERR_PLATFORM_TOKEN" });
        expect(inspect(error, { showHidden: true, getters: true, depth: Infinity })).not.toContain("canary");
        expect(token.value.reveal()).toBe("t");
        expect(sent).toEqual(["first", "canary-next"]);
      },
    );
  },
);
