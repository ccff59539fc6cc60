import { encodeJson } from "./encode-json.ts";

/** Encodes a body of a media type of its own: text and bytes go out as they are, and a type of JSON as JSON. */
export function encodeAs(type: string): (body: unknown) => Blob {
  const isOfJson = /\bjson\b/.test(type);
  return (body) => new Blob([isOfJson ? encodeJson(body, "write a body") : (body as BlobPart)], { type });
}
