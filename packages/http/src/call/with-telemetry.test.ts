import { expect, test } from "vitest";
import { withTelemetry } from "./with-telemetry.ts";

/** A client by path that answers each call with its method, its path and its options, and a telemetry that notes what it observes. */
function setUp(status = 200) {
  const names = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];
  const send = (method: string) => async (path: string, init?: object) => ({
    data: [method, path, init],
    response: new Response(null, { status }),
  });
  const noted: unknown[] = [];
  const observe = async <T>(call: object, run: () => Promise<T>): Promise<T> => {
    const result = await run();
    noted.push([call, (result as Response).status]);
    return result;
  };
  const methods = Object.fromEntries(names.map((name) => [name, send(name)]));
  return {
    client: withTelemetry({ ...methods, use: "kept" } as never, { observe }) as never as Client,
    noted,
    names,
  };
}
type Client = Record<string, (...given: unknown[]) => Promise<{ data: unknown }>>;

test("each method is observed by its name and the path as it is written, and gives what the client gives", async () => {
  const { client, noted, names } = setUp();
  const init = { params: { path: { id: "canary" } } };

  for (const method of names)
    expect((await client[method]!("/v2/items/{id}", init)).data).toEqual([method, "/v2/items/{id}", init]);
  await client["request"]!("get", "/v2/items");

  expect(noted).toHaveLength(names.length + 1);
  expect(noted[6]).toEqual([{ operation: "PATCH /v2/items/{id}", method: "PATCH", path: "/v2/items/{id}" }, 200]);
  expect(noted.at(-1)).toEqual([{ operation: "GET /v2/items", method: "GET", path: "/v2/items" }, 200]);
  expect(JSON.stringify(noted)).not.toContain("canary");
  expect(client["use"]).toBe("kept");
});

test("the status of a refusal is observed though nothing is thrown", async () => {
  const { client, noted } = setUp(404);

  await client["GET"]!("/v2/items/{id}");

  expect(noted).toMatchObject([[{ operation: "GET /v2/items/{id}" }, 404]]);
});

test("a failure of the network is thrown through the telemetry", async () => {
  const failed = async () => Promise.reject(new TypeError("fetch failed"));
  const seen: unknown[] = [];
  const client = withTelemetry({ GET: failed } as never, {
    observe: (_, run) => run().catch((error: unknown) => Promise.reject(seen.push(error) && error)),
  }) as never as Client;

  await expect(client["GET"]!("/v2/items")).rejects.toThrow("fetch failed");
  expect(seen).toHaveLength(1);
});
