import type { Trace } from "./trace.ts";
import type { Register } from "./event-facts.ts";

const SHARE_OF_LIFE = 0.5; // A token that lives for less than half of its time may be renewed.
const readNumber = (refreshToken: string) => Number(refreshToken.slice("refresh-".length));
export type TokenWatch = ReturnType<typeof createTokenWatch>;

/** Watches the refresh tokens, each of which works once. @param lifeMs How long an access token is accepted. */
export function createTokenWatch(trace: Trace, register: Register, lifeMs: number) {
  const readEpoch = () => register.epoch + register.clockSteps; // Tokens end by the wall clock.
  const firstUses = new Map<string, number>(); // The number of disturbances at the first use of each refresh token.
  const receivedBy = new Map<string, string>();
  let issued = { at: Number.NEGATIVE_INFINITY, epoch: -1 };
  let newestSaved = 0;
  const failUse = (text: string) => trace.fail("a token is used as long as it lives, and no longer", text, "token");
  const describe = (ms: number) => `${Math.round(ms / 1000)} s after`;
  return {
    /** The answer with this refresh token has reached a process. */
    received(refreshToken: string, worker: string): void {
      receivedBy.set(refreshToken, worker);
      trace.note(`Worker ${worker} receives ${refreshToken}`, "token", refreshToken);
    },
    /** The store says that it keeps this refresh token. */
    saved(refreshToken: string): void {
      newestSaved = Math.max(newestSaved, readNumber(refreshToken));
      trace.note(`The token store keeps ${refreshToken}`, "token", refreshToken);
    },
    /** The platform gets an access token that it does not accept. */
    refused(accessToken: string, now: number): void {
      const late = now - issued.at - lifeMs;
      if (issued.epoch === readEpoch() && late >= 0)
        failUse(`${accessToken || "No token"} is sent ${describe(late)} the end of the last token`);
    },
    /** The token endpoint gets a refresh token. */
    used(refreshToken: string, isSpent: boolean, worker: string, now: number): void {
      if (issued.epoch === readEpoch() && now - issued.at < lifeMs * SHARE_OF_LIFE)
        failUse(`A new token is asked for ${describe(now - issued.at)} the last, although nothing went wrong since`);
      issued = { at: now, epoch: readEpoch() };
      trace.note(`Worker ${worker} uses ${refreshToken}${isSpent ? ", which is spent" : ""}`, "token", refreshToken);
      if (!isSpent) return void firstUses.set(refreshToken, readEpoch());
      const fail = (how: string) => {
        const text = `Worker ${worker} uses ${refreshToken} again, ${how}`;
        trace.fail("no refresh token is spent twice", text, "token", refreshToken);
      };
      if (firstUses.get(refreshToken) === readEpoch()) fail("although nothing went wrong since its first use");
      const next = readNumber(refreshToken) + 1;
      if (newestSaved >= next) fail("and the token store keeps a newer one");
      else if (receivedBy.get(`refresh-${next}`) === worker) fail("and this worker has received the next one");
    },
  };
}
