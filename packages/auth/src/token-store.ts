import {
  ArgumentError,
  Secret,
  decodeOrUndefined,
  hideText,
  integer,
  isHeaderText,
  list,
  number,
  shape,
  text,
  throwMismatch,
  type Decoder,
} from "@kontor/http/internal";
import type { Token } from "./token.ts";

/** A token as a store keeps it: plain data, with everything that the next process needs. */
export interface StoredToken {
  value: string;
  /** In ms since the epoch. */
  expiresAt: number;
  /** The scopes that the server granted, with blanks between them. Default: the server named none. */
  scope?: string;
  /** How it is sent. Default `Bearer`. */
  scheme?: "Bearer" | "Wawi" | "x-api-key";
  /** The next refresh token. Some servers give a new one with every use. */
  refreshToken?: string;
  /** Its whole life, from the answer of the platform to its end, in ms. */
  lifeMs?: number;
  /** The state of the token endpoint, so that all processes keep its quota and its pauses together. */
  endpoint?: StoredEndpoint;
}

/** Times are in ms since the epoch. */
export interface StoredEndpoint {
  /** The times of the calls in the last interval of its quota. */
  calls: number[];
  /** The number of failures since its last token. */
  failures: number;
  /** The time from which it may be called again. */
  notBefore: number;
  /** The time of the first failure since its last token. */
  since?: number;
  /** Status of the answer to the last call, if that failed. */
  status?: number;
  error?: string;
  /** Name or code of what happened to the last call, if no answer came: `TimeoutError`, `ECONNRESET`. */
  failure?: string;
}

/**
 * Keeps tokens for several processes, so that they make one token call together. `tokenStoreConformance()` tests a store, and
 * `customTokenStore()` makes it ready for `cached()`.
 */
export interface TokenStore {
  /** The stored token of a key. It does not wait for a renewal. */
  get(key: string): Promise<StoredToken | undefined>;
  /**
   * Runs `renew` on the stored token, and stores its result. Only one `renew` at a time runs for a key, across all processes. If it throws,
   * nothing changes, and `update()` throws its error. When a process that holds a key dies, another one takes over within 2 s. When it
   * stands still, another one takes over after 60 s; the first must not write any more, and its `update()` throws.
   */
  update(key: string, renew: (current: StoredToken | undefined) => Promise<StoredToken>): Promise<StoredToken>;
}

/** Encrypts the tokens of a store. It may ask a key service. */
export interface TokenEncryption {
  /** Makes the text that is stored. `key` is the key of the token in the store; bind the text to it, so that nobody can put it in the place of another. */
  seal(text: string, key: string): string | Promise<string>;
  /** Gives back what `seal()` was given, or throws. */
  open(sealed: string, key: string): string | Promise<string>;
}

/** Writes and reads the text of a token for a store. */
export type TokenText = ReturnType<typeof createTokenText>;

/**
 * @throws {ArgumentError} If the encryption has no `seal()` and `open()`.
 */
export function createTokenText(encryption: TokenEncryption | undefined) {
  const { seal, open } = Object(encryption) as Partial<TokenEncryption>;
  if (encryption !== undefined && (typeof seal !== "function" || typeof open !== "function"))
    throw new ArgumentError("keep tokens", "encryption", "have seal() and open()", hideText(encryption));
  /** Its errors may quote what it was given, so only the name of the error is shown. */
  const run = async (name: "seal" | "open", text: string, key: string) => {
    let given: unknown = text;
    try {
      if (encryption) given = await encryption[name](text, key);
    } catch (error) {
      throw new Error(`Cannot keep tokens as ${name}() must not fail: got ${(error as Error)?.name}`);
    }
    if (typeof given === "string") return given;
    throw new Error(`Cannot keep tokens as ${name}() must give text: got ${typeof given}`); // This is no damaged token: one of those would be replaced.
  };
  return {
    write: async (token: StoredToken, key: string): Promise<string> => run("seal", JSON.stringify(token), key),
    /** A damaged text gives `undefined`. @throws {Error} If `open()` throws: a token that another key has sealed is kept, and not replaced. */
    read: async (text: string, key: string): Promise<StoredToken | undefined> =>
      parseStored(await run("open", text, key)),
  };
}

/** Runs the work for one key one after the other, in the order of the calls. Other keys do not wait. */
export function runInTurn(): <T>(key: string, run: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, Promise<unknown>>();
  return async (key, run) => {
    const turn = (turns.get(key) ?? Promise.resolve()).then(run);
    const settled = turn.catch(() => {});
    turns.set(key, settled);
    void settled.then(() => turns.get(key) === settled && turns.delete(key));
    return turn;
  };
}

/** A row without a token. */
export function createEmptyToken(): StoredToken {
  return { value: "", expiresAt: 0 };
}

/** Decodes a token of a store. */
export function decodeStored({ value, expiresAt, refreshToken, scope, scheme, lifeMs }: StoredToken): Token {
  return {
    value: new Secret(value),
    expiresAt: new Date(expiresAt),
    ...(lifeMs !== undefined && { lifeMs }),
    ...(scope !== undefined && { scope }),
    ...(scheme !== undefined && { scheme }),
    ...(refreshToken !== undefined && { refreshToken: new Secret(refreshToken) }),
  };
}

/** Encodes a token for a store. Without a new refresh token, the old one stays valid (RFC 6749 §6). */
export function encodeStored(token: Token, before: StoredToken | undefined, now: number): StoredToken {
  const { value, expiresAt, refreshToken, scope, scheme, lifeMs } = token;
  const next = refreshToken?.reveal() ?? before?.refreshToken;
  return {
    value: value.reveal(),
    expiresAt: expiresAt.getTime(),
    lifeMs: lifeMs ?? expiresAt.getTime() - now,
    ...(scope !== undefined && { scope }),
    ...(scheme !== undefined && { scheme }),
    ...(next !== undefined && { refreshToken: next }),
  };
}

const LATEST_MS = 8.64e15; // The latest time of a `Date`.

/** Reads a value with a decoder, and refuses it if it does not fit a rule. */
const where =
  <T>(decode: Decoder<T>, fits: (value: T) => boolean): Decoder<T> =>
  (value) =>
    fits(decode(value)) ? decode(value) : throwMismatch("sound", value);
const time = /* @__PURE__ */ where(number, (ms) => Math.abs(ms) <= LATEST_MS);
const storedEndpoint = /* @__PURE__ */ shape<StoredEndpoint>(
  {
    calls: /* @__PURE__ */ list(time),
    failures: /* @__PURE__ */ where(integer, (count) => count >= 0),
    notBefore: time,
  },
  { since: time, status: time, error: text, failure: text },
);
const storedToken = /* @__PURE__ */ shape<StoredToken>(
  { value: /* @__PURE__ */ where(text, isHeaderText), expiresAt: time },
  {
    lifeMs: time,
    refreshToken: /* @__PURE__ */ where(text, (value) => value !== ""),
    scope: text,
    scheme: /* @__PURE__ */ where(text, (value) => ["Bearer", "Wawi", "x-api-key"].includes(value)),
    endpoint: storedEndpoint,
  },
);

/** Parses the JSON of a store. It gives `undefined` for damaged text, as the error of the parser would quote the token. */
export function parseStored(json: string): StoredToken | undefined {
  const refuseNull = (_: string, value: unknown) => value ?? throwMismatch("a value", value); // A store writes none.
  return decodeOrUndefined(() => storedToken(JSON.parse(json, refuseNull)), json);
}
