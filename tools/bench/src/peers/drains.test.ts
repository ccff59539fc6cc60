import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { DeleteMessageBatchCommand, ReceiveMessageCommand } from "@aws-sdk/client-sqs";
import { expect, onTestFinished, test } from "vitest";
import { createSqsAdapter } from "./drains.ts";

test("a page is handed out in portions, the next is fetched where it is used up, and a batch is one acknowledgement", async () => {
  const pages = [["1", "2", "3"], ["4"]];
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
  const client = createSqsAdapter(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const receive = async (MaxNumberOfMessages: number) => {
    const { Messages } = await client.send(new ReceiveMessageCommand({ QueueUrl: "q", MaxNumberOfMessages }));
    return Messages!.map(({ Body }) => Body);
  };

  expect(await receive(2)).toEqual(['{"id":"1"}', '{"id":"2"}']);
  expect(await receive(10)).toEqual(['{"id":"3"}']);
  expect(await receive(10)).toEqual(['{"id":"4"}']);
  const Entries = ["2", "3"].map((Id) => ({ Id, ReceiptHandle: Id }));
  await client.send(new DeleteMessageBatchCommand({ QueueUrl: "q", Entries }));

  expect(asked.slice(2)).toEqual(['DELETE /v1/channel/event {"eventIdList":["2","3"]}']);
});
