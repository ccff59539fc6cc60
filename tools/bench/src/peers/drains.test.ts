import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { DeleteMessageBatchCommand, ReceiveMessageCommand } from "@aws-sdk/client-sqs";
import { expect, onTestFinished, test } from "vitest";
import { createSqsAdapter } from "./drains.ts";

const QueueUrl = "none";

/** A queue of pages; keeps what it is asked. */
async function startQueue(...pages: string[][]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(`${request.method} ${request.url} ${body}`.trim());
      const eventList = request.method === "GET" ? (pages.shift() ?? []).map((id) => ({ id })) : [];
      response.end(JSON.stringify({ eventList }));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { asked, client: createSqsAdapter(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) };
}

test("a page is handed out in the portions that are asked for, and the next is fetched where it is used up", async () => {
  const { client, asked } = await startQueue(["1", "2", "3"], ["4"]);
  const receive = async (MaxNumberOfMessages?: number) => {
    const input = MaxNumberOfMessages === undefined ? { QueueUrl } : { QueueUrl, MaxNumberOfMessages };
    const { Messages } = await client.send(new ReceiveMessageCommand(input));
    return Messages!.map(({ ReceiptHandle, Body }) => [ReceiptHandle, Body]);
  };

  expect(await receive(2)).toEqual([
    ["1", '{"id":"1"}'],
    ["2", '{"id":"2"}'],
  ]);
  expect(await receive()).toEqual([["3", '{"id":"3"}']]);
  expect(asked).toEqual(["GET /v1/channel/event"]);
  expect(await receive(10)).toEqual([["4", '{"id":"4"}']]);
  expect(await receive(10)).toEqual([]);
  expect(asked).toHaveLength(3);
});

test("a batch that is deleted is acknowledged in one call", async () => {
  const { client, asked } = await startQueue();
  const Entries = ["2", "3"].map((Id) => ({ Id, ReceiptHandle: Id }));

  const batch = await client.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));

  expect(asked).toEqual(['DELETE /v1/channel/event {"eventIdList":["2","3"]}']);
  expect(batch.Failed).toEqual([]);
});
