import { fork } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { bundleProgram } from "../processes/bundle-program.ts";

const program = await bundleProgram(join(import.meta.dirname, "outage.program.ts"));

export interface Answer {
  ready?: boolean;
  token?: string;
  error?: string;
}

export type TokenProcess = Awaited<ReturnType<typeof startTokenProcess>>;

/**
 * A separate process with a source of tokens that has a store: a folder or a PostgreSQL.
 *
 * @param options.speed Its clock may run several times as fast.
 * @param options.quota How many token calls it may make in a second. Default that of `cached()`.
 */
export async function startTokenProcess(
  url: string,
  place: string,
  { speed = 1, quota }: { speed?: number; quota?: number } = {},
) {
  const child = fork(program, [url, place, String(speed), String(quota ?? "")], { execArgv: ["--no-deprecation"] });
  const next = () =>
    new Promise<Answer>((resolve) => {
      const ended = () => resolve({ error: "it ended" });
      child.once("exit", ended);
      child.once("message", (message) => {
        child.off("exit", ended);
        resolve(message as Answer);
      });
    });
  await next();
  return {
    child,
    async ask(what: "get" | "renew" | "round"): Promise<Answer> {
      const answer = next();
      child.send(what);
      return answer;
    },
  };
}

/**
 * An authorization server. It can be down, or hang, or give tokens of a short life.
 *
 * @param options.isRotating Each refresh token works once and comes with a successor. Otherwise the first one works for ever.
 * @param options.delayMs How long an answer takes.
 */
export async function startRotatingServer({ isRotating = true, delayMs = 0 } = {}) {
  const state = {
    how: "well" as "well" | "down" | "hangs",
    expiresIn: 3_600,
    calls: 0,
    refused: 0,
    refreshToken: "refresh-0",
    /** Called when a request is there, before it is answered. */
    onCall: () => {},
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      state.calls += 1;
      state.onCall();
      if (state.how === "hangs") return;
      const given = new URLSearchParams(body).get("refresh_token");
      const isGood = given === state.refreshToken;
      const status = state.how === "down" ? 503 : isGood ? 200 : 400;
      if (status === 400) state.refused += 1;
      if (status === 200 && isRotating) state.refreshToken = `refresh-${state.calls}`;
      const tokens = {
        access_token: `token-${state.calls}`,
        token_type: "bearer",
        expires_in: state.expiresIn,
        ...(isRotating && { refresh_token: state.refreshToken }),
      };
      const answer = JSON.stringify(status === 200 ? tokens : { error: "invalid_grant" });
      setTimeout(() => response.writeHead(status, { "content-type": "application/json" }).end(answer), delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close().closeAllConnections(),
  };
}
