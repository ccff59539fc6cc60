import { isStream } from "./decode/response.ts";
import { ArgumentError, buildUnwritable, describeKind, hideText, isRounded } from "./errors.ts";

/** Encodes the body of a call. `type` is its media type, where the body cannot tell it itself. */
export interface EncodeBody {
  (body: unknown): string | Blob | LateBlob | ReadableStream;
  type?: string;
}

const HIDDEN = "[secret]"; // This is what JSON writes of a Secret.

/**
 * Encodes a value as JSON.
 *
 * @param place Where the value stands, for errors: `body`.
 * @throws {ArgumentError} If JSON would write something else than the value, or leave it out: an invalid date, a promise, bytes, a file, a `Map`, a function, a bigint, a hole in a list,
 *   a number that is not finite or lost digits, or JSON text in place of an object. It names the place: `body.items[0].price`.
 */
export function encodeJson(value: unknown, action: string, place = "body"): string {
  if (typeof value === "string" && /^\s*[[{].*[\]}]\s*$/s.test(value))
    throw new ArgumentError(action, place, "be an object or a list, not its JSON text", hideText(value));
  const holders: Holders = new Map();
  return JSON.stringify(value, function (this: Record<string, unknown>, key, each: unknown) {
    if (typeof each === "string" && each !== HIDDEN) return each; // Most values are text.
    if (!isExpressible(this, key, each))
      throw new ArgumentError(
        action,
        findPlace(holders, this, key, place),
        "be what JSON can hold",
        describe(this[key]),
      );
    if (typeof each === "object") holders.set(each, [this, key]);
    return each;
  });
}

/** The object or list that an object is in, and its name or number there. */
type Holders = Map<unknown, readonly [holder: object, key: string]>;

/** Whether JSON can hold one value, which `toJSON()` may have made of the one in its holder. It runs for every value of a body. */
function isExpressible(holder: Record<string, unknown>, key: string, each: unknown): boolean {
  const own = holder[key];
  if (typeof each === "number") return isExact(each);
  if (typeof each === "string") return !isSecret(own);
  if (each === null || each === undefined) return each === own && (each === null || !Array.isArray(holder));
  if (typeof each !== "object" || ArrayBuffer.isView(own)) return typeof each === "boolean"; // A Buffer has a toJSON() of its own.
  const prototype: unknown = Object.getPrototypeOf(each);
  return prototype === Object.prototype || prototype === Array.prototype || isData(each);
}

const isExact = (value: number): boolean => Number.isFinite(value) && !isRounded(value);

/** Whether JSON writes all of an object. It would write a promise, a `Map` or an object whose fields are private as `{}`. */
function isData(value: object): boolean {
  const tag = readTag(value);
  const { then, next } = value as Record<"then" | "next", unknown>;
  const isPlain = /^(Object|Array|String|Boolean)$/.test(tag) || !(tag in globalThis);
  const made = Object.getPrototypeOf(Object.getPrototypeOf(value) ?? Object.prototype) as unknown; // `null` for a plain object of any realm.
  const hasFields = tag !== "Object" || made === null || Object.keys(value).length > 0;
  return isPlain && hasFields && typeof (then ?? next) !== "function" && !isStream(value);
}

const readTag = (value: unknown): string => ({}).toString.call(value).slice(8, -1);

/** What a value is that cannot be sent: `a Map`. It shows only numbers. */
function describe(value: unknown): unknown {
  if (typeof value === "number") return value;
  if (isSecret(value)) return "a Secret, whose text reveal() gives";
  if (value instanceof Date) return "an invalid date";
  if (typeof (Object(value) as { then?: unknown }).then === "function") return "a promise";
  if (isStream(value)) return "a stream";
  const tag = typeof value === "object" && value ? readTag(value) : "Object";
  return tag === "Object" || tag === "Array" ? describeKind(value) : tag;
}

/** The place of a value in what was given: `body.items[0].price`. */
function findPlace(holders: Holders, holder: object, key: string, root: string): string {
  const [outer, name] = holders.get(holder) ?? [];
  return outer ? findPlace(holders, outer, name!, root) + (Array.isArray(holder) ? `[${key}]` : `.${key}`) : root;
}

/**
 * Writes a value as the text of an address, a header or a field of a form. A `Date` is written as JSON writes it: the instant in UTC, such as
 * `2026-03-01T08:00:00.000Z`, so that it is the same wherever it is sent. A day without a time must be given as text, because an instant
 * belongs to different days in different time zones.
 *
 * @throws {ArgumentError} If the value has no such text, such as `NaN`, an invalid date or an object.
 */
function encodeText(action: string, name: string, value: unknown): string {
  const plain = isSecret(value) ? value : ((Object(value) as Partial<Date>).toJSON?.() ?? value);
  if (typeof plain === "number" ? isExact(plain) : /^(string|boolean|bigint)$/.test(typeof plain)) return String(plain);
  throw new ArgumentError(action, name, "be text or a number", describe(value));
}

/** The texts of a parameter: one, or one for each item of a list. None stands for `undefined` and `null`. */
export function encodeTexts(action: string, name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return [encodeText(action, name, value)];
  return Array.from(value, (each, at) => encodeText(action, `${name}[${at}]`, each)); // It visits holes too.
}

/** Encodes a form like a query. A field that is `undefined` or `null` is left out, and so is the line end of a credential out of a file. */
export const encodeForm: EncodeBody & ((fields: object) => string) = /* @__PURE__ */ Object.assign(
  (fields: unknown) => {
    const given = Object.entries(fields as object).filter(([, value]) => value !== undefined && value !== null);
    const pairs = given.map(([name, value]) => [name, encodeText("write a form", name, value).trim()]);
    return String(new URLSearchParams(pairs)); // Text, because a `fetch` may not know the URLSearchParams of another realm.
  },
  { type: "application/x-www-form-urlencoded;charset=UTF-8" },
);

/**
 * Encodes a form of several parts. An object becomes a part of JSON text, and each item of a list its own part. A file keeps its name and its type; a file without a name gets
 * the name of its field, because servers require a name (observed). The parts are written here, and not by a `FormData`, because a `fetch` of
 * another library would send that as the text `[object FormData]`. A Blob is read only while it is sent; one of another library is read before.
 *
 * @throws {ArgumentError} If a part is neither text, a number, a date, bytes, a Blob nor an object that JSON can hold.
 */
export function encodeMultipart(fields: unknown): Blob | LateBlob {
  const boundary = `kontor-${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
  const parts = Object.entries(fields as object).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((each: unknown, at) => {
      const place = Array.isArray(value) ? `${name}[${at}]` : name;
      return ["--", boundary, CRLF, ...buildPart(name, each, place), CRLF];
    }),
  );
  return joinParts([...parts, `--${boundary}--${CRLF}`], `multipart/form-data; boundary=${boundary}`);
}

const CRLF = "\r\n";
const FORM = "write a form";

function buildPart(name: string, value: unknown, place: string): (BlobPart | Promise<BlobPart>)[] {
  const head = (filename?: string, type = "application/octet-stream") => {
    const file = filename === undefined ? "" : `; filename="${quote(filename)}"${CRLF}Content-Type: ${type}`;
    return `Content-Disposition: form-data; name="${quote(name)}"${file}${CRLF}${CRLF}`;
  };
  if (isBytes(value)) return [head(name), value as BlobPart];
  if (isBlob(value)) {
    const { type = "", name: filename = name } = value as Partial<File>;
    return [head(filename, new Blob([], { type }).type || undefined), readBlob(value)];
  }
  if (typeof value !== "object" || value === null || value instanceof Date)
    return [head(), encodeText(FORM, place, value)];
  if (isStream(value)) throw new ArgumentError(FORM, place, "be a Blob, as no part can stream", "a stream");
  if ("mimetype" in value || "originalFilename" in value)
    throw new ArgumentError(FORM, place, "be a Blob, such as new Blob([file.buffer])", "a file of an upload library");
  return [head(`${name}.json`, "application/json"), encodeJson(value, FORM, place)];
}

/** Names as browsers write them. */
const quote = (name: string): string => name.replace(/[\r\n"]/g, (sign) => encodeURIComponent(sign));

/**
 * Encodes a body of a separate media type: text, bytes and streams go out as they are, and a type of JSON as JSON. `withToken()` reads a stream
 * into memory, because it may have to send it twice, so a large file is better a Blob: `openAsBlob()` of `node:fs`.
 *
 * @throws {ArgumentError} By the function that it gives, if a body is neither text nor bytes: `Blob` would write `[object Object]`.
 */
export function encodeAs(type: string): EncodeBody & { type: string } {
  const isOfJson = /\bjson\b/.test(type);
  const encode = (body: unknown) => {
    if (isOfJson) return encodeJson(body, "write a body");
    if (typeof body === "string") return body;
    if (body instanceof ReadableStream) return refuseText(body, "a stream");
    if (isBlob(body) || isBytes(body)) return joinParts([isBlob(body) ? readBlob(body) : (body as BlobPart)], type);
    throw new ArgumentError("write a body", "the body", "be text, bytes, a Blob or a ReadableStream", describe(body));
  };
  return Object.assign(encode, { type });
}

/** Bytes that another realm made count too. */
const isBytes = (body: unknown): boolean => ArrayBuffer.isView(body) || /^(Shared)?ArrayBuffer$/.test(readTag(body));

/** Whether a value can do what a Blob does, also one of node-fetch, formdata-node or fetch-blob. A `Response` has no `slice()`, and bytes have no `size`. */
function isBlob(value: unknown): value is Blob {
  const { arrayBuffer, slice, size, type } = Object(value) as Partial<Blob>;
  return [typeof arrayBuffer, typeof slice, typeof size, typeof type].join() === "function,function,number,string";
}

const isSecret = (value: unknown): boolean => typeof (Object(value) as { reveal?: unknown }).reveal === "function";

/** A Blob of another library is read into memory, because a Blob of this runtime would take it for a text. */
function readBlob(value: Pick<Blob, "arrayBuffer">): BlobPart | Promise<BlobPart> {
  return value instanceof Blob ? value : value.arrayBuffer();
}

/** A Blob whose parts are still read. */
type LateBlob = Promise<Blob> & { type: string };

function joinParts(parts: readonly (BlobPart | Promise<BlobPart>)[], type: string): Blob | LateBlob {
  const build = (ready: readonly BlobPart[]) => withPipe(refuseText(new Blob([...ready], { type }), "a Blob"));
  const refuse = (error: Error) => {
    throw buildUnwritable("send a body", error);
  };
  const isLate = parts.some((part) => typeof (part as { then?: unknown }).then === "function");
  return isLate
    ? Object.assign(Promise.all(parts.map(async (part) => part)).then(build, refuse), { type })
    : build(parts as BlobPart[]);
}

/** A `fetch` that does not know a body writes it as text, and the call would succeed with `[object Blob]`. This body refuses that. */
function refuseText<Body extends object>(body: Body, kind: string): Body {
  const toString = () => {
    throw new ArgumentError("send a body", "the given fetch", `be able to send ${kind}`, "one that writes it as text");
  };
  return Object.defineProperty(body, "toString", { value: toString, configurable: true });
}

/** What node-fetch 2 needs of a Blob: it writes its stream into a stream of Node. */
function withPipe(blob: Blob): Blob {
  interface Writable {
    write(chunk: unknown, done: () => void): void;
    end(): void;
    destroy(error: unknown): void;
  }
  const pipe = (from: ReadableStream, to: Writable) => {
    const write = (chunk: unknown) => new Promise<void>((done) => to.write(chunk, () => done()));
    from.pipeTo(new WritableStream({ write, close: () => to.end() })).catch((error: unknown) => to.destroy(error));
  };
  const stream = () => {
    const from = Blob.prototype.stream.call(blob);
    return Object.assign(from, { pipe: (to: Writable) => pipe(from, to) });
  };
  return Object.defineProperty(blob, "stream", { value: stream, configurable: true });
}
