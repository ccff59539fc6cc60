/** The error with which `fetch` rejects where a connection is reset before an answer. */
export function buildConnectionReset(): TypeError {
  const cause = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET", syscall: "read" });
  return new TypeError("fetch failed", { cause });
}

/** The error with which reading a body rejects where the connection closes before its end. */
export function buildTerminated(): TypeError {
  const cause = Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" });
  return new TypeError("terminated", { cause });
}

/** Whether an error is a planned reset of the connection. The server then resets its socket. */
export function isConnectionReset(error: unknown): boolean {
  return error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === "ECONNRESET";
}
