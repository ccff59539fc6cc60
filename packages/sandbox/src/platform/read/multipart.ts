/** One part of a form, as it came. */
export interface Part {
  name: string;
  value: Uint8Array<ArrayBuffer>;
}

/**
 * Reads the parts of a form, byte for byte. The runtime reads a part without a file name as text and so spoils the bytes of a
 * file, and clients in the field send files without a name (observed).
 *
 * @throws {TypeError} If the bytes are no form.
 * @see RFC 7578, RFC 2046 §5.1
 */
export function readMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): Part[] {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return refuseForm();
  const text = new TextDecoder("latin1").decode(bytes); // one character for each byte: offsets are the same
  const mark = `\r\n--${boundary}`;
  const parts: Part[] = [];
  let at = text.startsWith(mark.slice(2)) ? 0 : text.indexOf(mark) + 2;
  if (at === 1) return refuseForm();
  for (;;) {
    at += mark.length - 2;
    if (text.startsWith("--", at)) return parts;
    const start = text.indexOf("\r\n", at) + 2; // white space may stand behind a boundary
    if (start === 1 || text.slice(at, start).trim() !== "") return refuseForm();
    const head = text.startsWith("\r\n", start) ? start : text.indexOf("\r\n\r\n", start) + 2;
    const end = text.indexOf(mark, head);
    if (head === 1 || end < 0) return refuseForm();
    parts.push({ name: readName(bytes.subarray(start, head)), value: bytes.slice(head + 2, end) });
    at = end + 2;
  }
}

/** The name that the head of a part gives it. */
function readName(head: Uint8Array): string {
  const lines = new TextDecoder("utf-8", { fatal: true }).decode(head).split("\r\n");
  const disposition = lines.find((line) => /^content-disposition\s*:\s*form-data\s*;/i.test(line)) ?? "";
  const found = [...disposition.matchAll(/;\s*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;]+))/g)];
  const [, , quoted, plain] = found.find(([, key]) => key!.toLowerCase() === "name") ?? [];
  const name = quoted?.replaceAll(/\\(.)/g, "$1") ?? plain;
  if (name === undefined) return refuseForm();
  return name.replaceAll("%22", '"').replaceAll(/%0d/gi, "\r").replaceAll(/%0a/gi, "\n");
}

function refuseForm(): never {
  throw new TypeError("Cannot read a form as its boundaries must match");
}
