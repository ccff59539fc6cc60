import { expect, test } from "vitest";
import { prepareReplay, takeSnapshot } from "./prepare-replay.ts";

const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

test("a body that can be sent twice stays as it is", async () => {
  const init = { method: "POST", body: "text" };

  expect(await prepareReplay("https://a.test", init)).toEqual(init);
});

test("a stream becomes bytes, and the mark of a stream is dropped", async () => {
  const init = { body: streamOf(Uint8Array.of(1), Uint8Array.of(2)), duplex: "half" } as RequestInit;

  expect(await prepareReplay("https://a.test", init)).toEqual({ body: Uint8Array.of(1, 2) });
});

test("the body of a Request becomes bytes, unless init has another one", async () => {
  const request = () => new Request("https://a.test", { method: "POST", body: "a" });

  expect(await prepareReplay(request(), {})).toEqual({ body: new TextEncoder().encode("a") });
  expect(await prepareReplay(request(), { body: "b" })).toEqual({ body: "b" });
});

test("a stream of more than 32 MB is refused", async () => {
  const half = new Uint8Array(16 * 1024 * 1024);

  await expect(prepareReplay("https://a.test", { body: streamOf(half, half) })).resolves.toBeDefined();
  await expect(prepareReplay("https://a.test", { body: streamOf(half, half, Uint8Array.of(1)) })).rejects.toThrow(
    "Cannot send a request as body must be bytes, or a stream of at most 32 MB",
  );
});

test("a snapshot keeps bytes, forms and parameters as they were", async () => {
  const bytes = Uint8Array.of(1, 2).subarray(1);
  const buffer = Uint8Array.of(3).buffer;
  const parameters = new URLSearchParams("a=1");
  const form = new FormData();
  form.append("a", "1");
  const kept = [bytes, buffer, parameters, form].map((body) => takeSnapshot({ body }).body);

  bytes[0] = 9;
  new Uint8Array(buffer)[0] = 9;
  parameters.set("a", "9");
  form.set("a", "9");

  expect(kept[0]).toEqual(Uint8Array.of(2));
  expect(new Uint8Array(kept[1] as ArrayBuffer)).toEqual(Uint8Array.of(3));
  expect(String(kept[2])).toBe("a=1");
  expect((kept[3] as FormData).get("a")).toBe("1");
  expect([takeSnapshot(undefined), takeSnapshot({ body: "text" })]).toEqual([{}, { body: "text" }]);
});
