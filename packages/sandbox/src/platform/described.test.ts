import { expect, test } from "vitest";
import { interfaces, routes, type Route } from "../generated/routes.generated.ts";
import { apiSchemas } from "../generated/schemas/index.generated.ts";

// a third interface, put into the generated tables before the sandbox reads them
const song = { id: "song.get", api: "music", method: "GET", path: "/songs/{song-id}", status: 200, scopes: ["songs"] };
const takes = { credentials: ["token"], bodyTypes: [], files: [], headers: [] };
const parameters = [{ name: "song-id", place: "path", kind: "text" }];
(routes as Route[]).push({ ...song, ...takes, parameters } as unknown as Route);
Object.assign(interfaces, { music: { prefix: "/music" } });
const fields = { "song-id": { type: "string" }, seconds: { type: "integer", minimum: 1 }, more: {} };
const answer = { type: "object", required: ["song-id", "seconds"], properties: fields };
const operations = { "song.get": () => ({ 200: answer }) };
Object.assign(apiSchemas, { music: { groups: [{ operations, schemas: {} }], schemas: {}, headers: {}, events: {} } });
const { createSandbox, demo } = await import("../entries/index.ts");

/** Sends a request to an interface that the sandbox knows by its description alone, with a token that the sandbox gave out. */
async function send(path: string, headers?: Record<string, string>): Promise<Response> {
  using sandbox = createSandbox();
  const { clientId, clientSecret } = demo;
  const body = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: clientId,
    client_secret: clientSecret,
  });
  const granted = await sandbox.fetch("https://sandbox.test/oauth2/token", { method: "POST", body });
  const { access_token: token } = (await granted.json()) as { access_token: string };
  return sandbox.fetch(`https://sandbox.test${path}`, { headers: headers ?? { authorization: `Bearer ${token}` } });
}

test("an interface without rules answers the least that its description allows, with what the request says", async () => {
  const response = await send("/music/songs/7");

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ "song-id": "7", seconds: 1 });
});

test("an interface without rules takes no call without a token, and no parameter that nobody describes", async () => {
  expect((await send("/music/songs/7", {})).status).toBe(401);
  expect((await send("/music/songs/7?more=1")).status).toBe(400);
  expect((await send("/music/albums")).status).toBe(404);
});
