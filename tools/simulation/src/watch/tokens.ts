import type { Book } from "./book.ts";
import type { Register } from "./event-facts.ts";

/** Watches the refresh tokens, each of which works once. */
export interface TokenWatch {
  /** The answer with this refresh token has reached a process. */
  received(refreshToken: string, worker: string): void;
  /** The store says that it keeps this refresh token. */
  saved(refreshToken: string): void;
  /** The token endpoint gets a refresh token. */
  used(refreshToken: string, isSpent: boolean, worker: string, now: number): void;
  /** The platform gets an access token that it does not accept. */
  refused(accessToken: string, now: number): void;
}

const SHARE_OF_LIFE = 0.5; // A token that lives for less than half of its time may be renewed.

/** @param lifeMs How long an access token is accepted. */
export function createTokenWatch(book: Book, register: Register, lifeMs: number): TokenWatch {
  const firstUses = new Map<string, number>(); // The number of disturbances at the first use of each refresh token.
  let issued = { at: Number.NEGATIVE_INFINITY, epoch: -1 };
  const isUndisturbed = () => issued.epoch === register.epoch;
  const receivedBy = new Map<string, string>();
  let newestSaved = 0;
  return {
    received(refreshToken, worker) {
      receivedBy.set(refreshToken, worker);
      book.note(`Worker ${worker} receives ${refreshToken}`, "token", refreshToken);
    },
    saved(refreshToken) {
      newestSaved = Math.max(newestSaved, readNumber(refreshToken));
      book.note(`The token store keeps ${refreshToken}`, "token", refreshToken);
    },
    refused(accessToken, now) {
      if (isUndisturbed() && now >= issued.at + lifeMs)
        book.fail(
          "a token is used as long as it lives, and no longer",
          `${accessToken || "No token"} is sent ${Math.round((now - issued.at - lifeMs) / 1000)} s after the end of the last token`,
          "token",
        );
    },
    used(refreshToken, isSpent, worker, now) {
      if (isUndisturbed() && now - issued.at < lifeMs * SHARE_OF_LIFE)
        book.fail(
          "a token is used as long as it lives, and no longer",
          `A new token is asked for ${Math.round((now - issued.at) / 1000)} s after the last, although nothing went wrong since`,
          "token",
        );
      issued = { at: now, epoch: register.epoch };
      book.note(`Worker ${worker} uses ${refreshToken}${isSpent ? ", which is spent" : ""}`, "token", refreshToken);
      if (!isSpent) return void firstUses.set(refreshToken, register.epoch);
      if (firstUses.get(refreshToken) === register.epoch)
        book.fail(
          "no refresh token is spent twice",
          `Worker ${worker} uses ${refreshToken} again, although nothing went wrong since its first use`,
          "token",
          refreshToken,
        );
      const next = readNumber(refreshToken) + 1;
      const isSaved = newestSaved >= next;
      if (!isSaved && receivedBy.get(`refresh-${next}`) !== worker) return; // The next one never came, or went down with its process.
      const how = isSaved ? "the token store keeps a newer one" : "this worker has received the next one";
      book.fail(
        "no refresh token is spent twice",
        `Worker ${worker} uses ${refreshToken} again, and ${how}`,
        "token",
        refreshToken,
      );
    },
  };
}

function readNumber(refreshToken: string): number {
  return Number(refreshToken.slice("refresh-".length));
}
