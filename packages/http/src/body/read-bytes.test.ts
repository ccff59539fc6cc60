import { expect, test } from "vitest";
import { readBytes } from "./read-bytes.ts";

const tooLong = () => new Error("too long");
const createStream = (chunks: string[], onCancel = () => {}) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const next = chunks.shift();
        if (next === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(next));
      },
      cancel: onCancel,
    },
    { highWaterMark: 0 },
  );

test.each([[[]], [["abc"]], [["a", "bc"]]])("readBytes() joins the chunks %j", async (chunks: string[]) => {
  const bytes = await readBytes(createStream([...chunks]), 3, tooLong);

  expect(new TextDecoder().decode(bytes)).toBe(chunks.join(""));
});

test("readBytes() of no body is empty", async () => {
  expect(await readBytes(null, 3, tooLong)).toHaveLength(0);
});

test("readBytes() stops at the first byte too many and cancels the rest", async () => {
  const chunks = ["abc", "d", "never read"];
  let isCancelled = false;

  await expect(
    readBytes(
      createStream(chunks, () => (isCancelled = true)),
      3,
      tooLong,
    ),
  ).rejects.toThrow("too long");
  expect(isCancelled).toBe(true);
  expect(chunks).toEqual(["never read"]);
});
