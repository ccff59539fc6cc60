import type { ServerResponse } from "node:http";

/** Whether an answer is to end before its end: a fault that was asked for. */
export function isCutOff({ headers }: Response): boolean {
  return headers.get("x-sandbox-fault") === "truncated-body";
}

/** Sends what there is of an answer, and then closes the connection under the reader. */
export async function sendCutOff({ status, headers, body }: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(status, Object.fromEntries(headers));
  const reader = body?.getReader();
  for (;;) {
    const part = await reader?.read().catch(() => undefined); // its error is the end
    if (!part?.value) break;
    await new Promise<void>((resolve) => outgoing.write(part.value, () => resolve()));
  }
  outgoing.destroy();
}
