import type { Addressed, CallParameters } from "./address.ts";
import type { CallPlace } from "./place.ts";
import type { Reading } from "../decode/response.ts";

/** Options that a caller may give to one call. */
export interface CallOptions {
  /** Stops the call. The call then rejects with the reason of the signal. Default: none. */
  signal?: AbortSignal;
  /** Longest wait for this answer, in ms. It replaces the time limit of the client's `fetch` for this call. Default: that limit. */
  timeoutMs?: number;
  /**
   * Reads a 2xx answer in place of the method, for answers that are too large to be held in memory. The method returns what this
   * function returns. Default: the method reads the answer.
   */
  readAnswer?: (response: Response) => Promise<unknown>;
}

/** One call of a generated method. */
export interface OperationCall extends Omit<Addressed, "params"> {
  operation: string;
  /** The method as its caller writes it: `channel.orders.create`. */
  call?: string;
  method: string;
  /** The caller's options. They are checked here for every operation. */
  options?: (CallOptions & { throwOnRefused?: boolean }) | undefined;
  /** The parameters of the path, the query and the headers. Default: none. */
  params?: object | undefined;
  /** Names of the parameters that are sent as headers. */
  header?: readonly string[];
  /** Parameters that must have a value, including all of the path: without one of them the call could mean something else. */
  required?: readonly string[];
  /** The body before it is encoded. Default: none. */
  body?: unknown;
  /** Every request has a cost for the caller, so it is not retried automatically. */
  sendOnce?: boolean;
  /** The operation requires a body. */
  needsBody?: boolean;
  /** Encodes the body where it is a form, text, bytes or JSON of a media type of its own. Default: `application/json`. */
  form?(body: unknown): FormData | URLSearchParams | Blob;
  /** Checks and types the answer. Default: it is returned unchecked. */
  decode?: Reading["decode"];
  /** Visits each value of the JSON before it is decoded. Default: none. */
  reviver?: Reading["reviver"];
  /** Reads the bytes of an operation that answers with a document. Default: the answer is JSON. */
  document?: Reading["document"];
  /** Says where a body is missing, may be missing, or lists refused items. Default: there is always a body. */
  answer?: Reading["answer"];
  /** Turns the answer into the result of the method: the outcome for each item. */
  finish?: Finish | undefined;
}

/** Turns an answer into the result of a method. */
export interface Finish {
  (answer: unknown, call: OperationCall, place: CallPlace): unknown;
  /** Checks the body before it is sent. */
  check?(action: string, body: unknown): void;
}

/** A call whose parameters are a plain object, even where its caller gave none. */
export type PreparedCall = OperationCall & { params: CallParameters };
