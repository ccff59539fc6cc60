import type { Book } from "./book.ts";

/** Watches the refresh tokens, each of which works once. */
export interface TokenWatch {
  /** The answer with this refresh token has reached a process. */
  received(refreshToken: string, worker: string): void;
  /** The store says that it keeps this refresh token. */
  saved(refreshToken: string): void;
  /** The token endpoint gets a refresh token. */
  used(refreshToken: string, isSpent: boolean, worker: string): void;
}

export function createTokenWatch(book: Book): TokenWatch {
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
    used(refreshToken, isSpent, worker) {
      book.note(`Worker ${worker} uses ${refreshToken}${isSpent ? ", which is spent" : ""}`, "token", refreshToken);
      if (!isSpent) return;
      const next = readNumber(refreshToken) + 1;
      const isSaved = newestSaved >= next;
      if (!isSaved && receivedBy.get(`refresh-${next}`) !== worker) return; // The next one never came, or went down with its process.
      const how = isSaved ? "the token store keeps a newer one" : "this worker has received the next one";
      book.fail("no refresh token is spent twice", `Worker ${worker} uses ${refreshToken} again, and ${how}`, "token", refreshToken);
    },
  };
}

function readNumber(refreshToken: string): number {
  return Number(refreshToken.slice("refresh-".length));
}
