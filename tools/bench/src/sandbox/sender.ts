import { Agent, request } from "node:http";

/** A request to send. */
export interface Message {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Sender extends Disposable {
  /** Sends one request and reads the answer to its end. Gives the status. */
  send(message: Message): Promise<number>;
  /**
   * Sends many over all connections at once.
   *
   * @param messageAt The request with this number.
   * @throws {Error} If an answer has another status than 200.
   */
  sendAll(count: number, messageAt: (index: number) => Message): Promise<void>;
}

/** A small generator of load: connections that are kept alive, each sending when its last answer has come. */
export function createSender({ connections = 8 } = {}): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ url, method, headers, body = "" }: Message) =>
    new Promise<number>((resolve, reject) => {
      const length = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) };
      request(url, { method, agent, headers: { ...headers, ...length } }, (response) => {
        response.once("error", reject).once("end", () => resolve(response.statusCode!));
        response.resume();
      })
        .once("error", reject)
        .end(body);
    });
  return {
    send,
    async sendAll(count, messageAt) {
      let sent = 0;
      const sendOn = async () => {
        while (sent < count) {
          const status = await send(messageAt(sent++));
          if (status !== 200) throw new Error(`Cannot measure as every answer must have status 200: got ${status}`);
        }
      };
      await Promise.all(Array.from({ length: connections }, sendOn));
    },
    [Symbol.dispose]: () => agent.destroy(),
  };
}
