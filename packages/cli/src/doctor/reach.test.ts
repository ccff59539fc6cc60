import { once } from "node:events";
import { createServer as createPlain } from "node:http";
import { createServer, type ServerOptions } from "node:https";
import { type AddressInfo, createServer as createSocketServer, type Server } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, expect, test, vi } from "vitest";
import { createCertificate } from "../fixtures/certificates.ts";
import { checkReach } from "./reach.ts";

const trusted = getCACertificates("default");
const servers: Server[] = [];
afterAll(() => {
  setDefaultCACertificates(trusted);
  for (const each of servers) each.close();
});

async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, "localhost"));
  await once(server, "listening");
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/** A real server with its own certificate. */
const serve = (given: Parameters<typeof createCertificate>[0], options: ServerOptions = {}, isTrusted = true) => {
  const { key, cert } = createCertificate(given);
  if (isTrusted) setDefaultCACertificates([...getCACertificates("default"), cert]);
  return listen(createServer({ key, cert, ...options }, (_, response) => void response.end()));
};
const old = { minVersion: "TLSv1", maxVersion: "TLSv1", ciphers: "DEFAULT@SECLEVEL=0" } as const;

test.each<[string, string, RegExp]>([
  ["ok", await serve({}), /answers/],
  ["certificate-untrusted", await serve({ issuer: "nobody" }, {}, false), /NODE_EXTRA_CA_CERTS/],
  ["certificate-self-signed", await serve({}, {}, false), /NODE_EXTRA_CA_CERTS/],
  ["certificate-expired", await serve({ fromDays: -3, toDays: -2 }), /renew/],
  ["certificate-too-new", await serve({ fromDays: 2, toDays: 3 }), /clock/],
  ["certificate-of-another", await serve({ host: "other.example" }), /name that the certificate contains/],
  ["tls-too-old", await serve({}, old), /TLS 1\.2/],
  ["port-without-tls", await listen(createPlain()), /an https port/],
  [
    "connection-broken",
    await listen(createSocketServer((socket) => socket.once("data", () => socket.destroy()))),
    /cut/,
  ],
  [
    "connection-broken",
    await listen(createSocketServer((socket) => socket.once("data", () => socket.resetAndDestroy()))),
    /cut/,
  ],
])("%s is told of a real server, with the fix", async (code, address, fix) => {
  const { finding, isReachable } = await checkReach("erp", address, { fetch, timeoutMs: 60_000 });

  expect(finding).toMatchObject({ check: "reach", of: "erp", code });
  expect(finding.fix ?? finding.says).toMatch(fix);
  expect(isReachable).toBe(code === "ok");
});

test.each([
  [200, "ok"],
  [299, "ok"],
  [300, "address-moved"],
  [399, "address-moved"],
  [400, "ok"],
  [401, "ok"],
  [407, "proxy-asks"],
  [500, "ok"],
  [502, "gateway-down"],
  [503, "gateway-down"],
  [504, "gateway-down"],
  [505, "ok"],
])("an answer with %i is %s", async (status, code) => {
  const { finding, isReachable } = await checkReach("erp", "https://erp.test", {
    fetch: async () => new Response(null, { status }),
    timeoutMs: 60_000,
  });

  expect({ code: finding.code, isReachable }).toEqual({ code, isReachable: code === "ok" });
});

test.each([
  [0, 0],
  [60_000, 60_000],
  [-60_000, -60_000],
])("a clock that is %i ms ahead is compared with the middle of the call", async (ms, aheadMs) => {
  const sent = Date.parse("2026-01-01T00:00:10Z");
  const now = vi.spyOn(Date, "now").mockReturnValue(sent);
  const answer = async () => {
    now.mockReturnValue(sent + 8_000);
    return new Response(null, { headers: { date: new Date(sent + 4_000 + ms).toUTCString() } });
  };

  const reached = await checkReach("erp", "https://erp.test", { fetch: answer, timeoutMs: 60_000 });

  now.mockRestore();
  expect(reached).toMatchObject({ isReachable: true, aheadMs });
});
