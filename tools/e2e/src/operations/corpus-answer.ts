/** The result of a call for an answer: a value, or the code of a typed error. */
export type Outcome = { value: unknown } | { code: "API" | "DECODE" | "CONNECTION" };

export interface CorpusCase {
  name: string;
  bytes: Uint8Array | string;
  hangUp?: "reset";
  /** `channel.events.list()`: promises `{ eventList }`. */
  list: Outcome;
  /** `channel.events.acknowledge()`: promises no body. */
  acknowledge: Outcome;
  /** `erp.categories.update()`: promises nothing that is known. */
  update: Outcome;
}

export const API = { code: "API" } as const;
export const DECODE = { code: "DECODE" } as const;
export const CONNECTION = { code: "CONNECTION" } as const;
export const toValue = (result: unknown) => ({ value: result });
export const setAll = (outcome: Outcome) => ({ list: outcome, acknowledge: outcome, update: outcome });
export const JSON_TYPE = "content-type: application/json";
export const EMPTY_PAGE = '{"eventList":[]}';
export const EMPTY_LIST = { eventList: [], unreadable: [] };
export const empty = { list: toValue(EMPTY_LIST), acknowledge: toValue(undefined), update: toValue({ eventList: [] }) };

/** An answer with its true length. */
export function answer(status: string, headers: string[], body: Uint8Array | string = ""): Uint8Array {
  const bytes = Buffer.from(body);
  return Buffer.concat([
    Buffer.from(
      `HTTP/1.1 ${status}\r\n${[...headers, `content-length: ${bytes.length}`, "connection: close"].join("\r\n")}\r\n\r\n`,
    ),
    bytes,
  ]);
}

/** An answer whose end is the end of the connection. */
export function answerUntilClosed(status: string, headers: string[], body: Uint8Array | string = ""): Uint8Array {
  return Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status}\r\n${[...headers, "connection: close"].join("\r\n")}\r\n\r\n`),
    Buffer.from(body),
  ]);
}

export const encodeUtf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
export const GOOD_EVENT = { id: "2", type: "Seller:Some.NewType", createdAt: "2026-02-11T08:30:00Z", event: {} };
export const PAGE = "<!doctype html><html><body><h1>Bad gateway</h1></body></html>";
export const ERROR_LIST = '{"errorList":[{"code":"VAL100","message":"x","severity":"error","hint":null}]}';
export const LONG_PAGE = JSON.stringify({
  eventList: Array.from({ length: 2_000 }, (_, index) => ({ id: String(index * 7_919) })),
});
export const DEEP = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
