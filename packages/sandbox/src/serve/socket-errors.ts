/** What `fetch` rejects with where a connection is reset before an answer. */
export function buildConnectionReset(): TypeError {
  const cause = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET", syscall: "read" });
  return new TypeError("fetch failed", { cause });
}

/** What reading a body rejects with where the connection closes before its end. */
export function buildTerminated(): TypeError {
  const cause = Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" });
  return new TypeError("terminated", { cause });
}

/** Whether an error is one of those, to be made real by whoever holds the socket. */
export function isConnectionReset(error: unknown): boolean {
  return error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === "ECONNRESET";
}
