import type { Sandbox } from "@kontor/sandbox";

/** A request, byte for byte as a client in the field writes it. */
export interface CorpusRequest {
  name: string;
  from: "open" | "channel" | "seller";
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** The status that such a client expects. */
  status: number;
  /** A row that the platform holds afterwards. */
  holds?: [table: Parameters<Sandbox["rows"]>[0], row: object];
}

export const JSON_TYPE = { "content-type": "application/json" };
export const CHARSET = { "content-type": "application/json; charset=UTF-8" };
const text = (value: string) => new Uint8Array(Buffer.from(value));

/** A form whose parts have names alone: no file name, no type. */
export function buildNamelessForm(parts: Record<string, string | Uint8Array>): Pick<CorpusRequest, "headers" | "body"> {
  const boundary = "------------------------8d2f1c";
  const chunks = Object.entries(parts).flatMap(([name, value]) => [
    text(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`),
    typeof value === "string" ? text(value) : value,
    text("\r\n"),
  ]);
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: new Uint8Array(Buffer.concat([...chunks, text(`--${boundary}--\r\n`)])),
  };
}
