import type {
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { withKeptConnections } from "@kontor/http/internal";

interface WireEvent {
  id: string;
}

/**
 * The event queue as sqs-consumer wants it: an `SQSClient` that answers three commands. A page of 100 is handed out in the
 * portions that are asked for; what is deleted is acknowledged as it comes, in one call a command.
 */
export function createSqsAdapter(url: string): SQSClient {
  const send = createSender(url);
  return { send, config: {} } as unknown as SQSClient;
}

function createSender(url: string) {
  const fetch = withKeptConnections(globalThis.fetch); // as the SDK of the peer keeps its own
  let page: WireEvent[] = [];
  const acknowledge = async (ids: string[]) => {
    const headers = { "content-type": "application/json", authorization: "Bearer t" };
    const body = JSON.stringify({ eventIdList: ids });
    await (await fetch(`${url}/v1/channel/event`, { method: "DELETE", headers, body })).arrayBuffer();
  };
  return async (command: ReceiveMessageCommand | DeleteMessageCommand | DeleteMessageBatchCommand) => {
    const { input } = command;
    if ("Entries" in input) {
      await acknowledge(input.Entries!.map(({ ReceiptHandle }) => ReceiptHandle!));
      return { Successful: [], Failed: [] };
    }
    if ("ReceiptHandle" in input) {
      await acknowledge([input.ReceiptHandle!]);
      return {};
    }
    if (page.length === 0) {
      const response = await fetch(`${url}/v1/channel/event`, { headers: { authorization: "Bearer t" } });
      page = ((await response.json()) as { eventList: WireEvent[] }).eventList;
    }
    const { MaxNumberOfMessages = 1 } = input as { MaxNumberOfMessages?: number };
    const Messages = page
      .splice(0, MaxNumberOfMessages)
      .map((event) => ({ MessageId: event.id, ReceiptHandle: event.id, Body: JSON.stringify(event) }));
    return { Messages };
  };
}
