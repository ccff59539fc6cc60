import { Secret } from "@kontor/http";
import { isHeaderText } from "@kontor/http/internal";
import type { StoredEndpoint, StoredToken } from "./store.ts";
import type { Token } from "../tokens/token.ts";

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
export function encodeStored(
  { value, expiresAt, refreshToken, scope, scheme, lifeMs }: Token,
  before: StoredToken | undefined,
  now: number,
): StoredToken {
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
const isTime = (value: unknown) => typeof value === "number" && Math.abs(value) <= LATEST_MS;
const isText = (value: unknown) => typeof value === "string";

/** Parses the JSON of a store. It gives `undefined` for damaged text, as the error of the parser would quote the token. */
export function parseStored(text: string): StoredToken | undefined {
  try {
    const token = JSON.parse(text) as StoredToken;
    return isSound(token) ? token : undefined;
  } catch {
    return undefined;
  }
}

function isSound({ value, expiresAt, lifeMs = 0, refreshToken = "-", scope = "", scheme, endpoint }: StoredToken) {
  return (
    isText(value) &&
    isHeaderText(value) &&
    isTime(expiresAt) &&
    isTime(lifeMs) &&
    isText(refreshToken) &&
    refreshToken !== "" &&
    isText(scope) &&
    [undefined, "Bearer", "Wawi", "x-api-key"].includes(scheme) &&
    (endpoint === undefined || isSoundEndpoint(endpoint))
  );
}

function isSoundEndpoint({ calls, failures, notBefore, status, error }: StoredEndpoint): boolean {
  return (
    calls.every(isTime) &&
    failures >= 0 &&
    Number.isSafeInteger(failures) &&
    isTime(notBefore) &&
    (status === undefined || isTime(status)) &&
    (error === undefined || isText(error))
  );
}
