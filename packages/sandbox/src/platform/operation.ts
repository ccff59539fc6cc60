import type { operations } from "@kontor/channel-types/openapi";
import type { HttpCall } from "./call.ts";
import type { NotShownId } from "../generated/not-shown.generated.ts";
import type { PlatformState } from "./state.ts";
import type { Problem } from "./find-route.ts";
import type { LogEntry } from "../state/request-log.ts";
import { fromBase64, toBase64 } from "../ground/bytes.ts";

export interface Identity {
  /** Requests with the same key share a quota. The given spec does not show which key the platform uses (`rate-quota-key`). */
  key: string;
  /** In lower case; empty for a call of the channel interface. */
  tenantId: string;
  channel: string;
  accountId?: number;
}

export interface OperationRequest<Body = unknown> extends Identity {
  state: PlatformState;
  body: Body;
  path: Record<string, string>;
  query: Record<string, unknown>;
  headers: HttpCall["headers"];
  now: number;
}

/** The outcome of an operation: an answer, or the reason of a refusal. */
export interface OperationResult {
  body?: unknown;
  /** Gives the body as it is meant, where others wrote parts of it in their own form: that one must fit the spec. */
  meant?: () => unknown;
  status?: number;
  /** Whether the body is sent packed with gzip. */
  isPacked?: true;
  file?: { bytes: Uint8Array<ArrayBuffer>; type: string };
  problem?: Problem | undefined;
  assumed?: NotShownId[] | undefined;
  log?: Pick<LogEntry, "delivered" | "acknowledged" | "note">;
}

/**
 * The rule of one operation. The request was checked against the specs before, so a rule may name the type of its body: the
 * method form lets it.
 */
export type Operation<Body = unknown> = { run(request: OperationRequest<Body>): OperationResult }["run"];

export type Operations = Record<string, Operation>;

/** Rules of the channel interface, each with the body that the specs describe for it. A file of a form comes as bytes. */
export type ChannelOperations = { [Id in keyof operations]?: Operation<BodyOf<operations[Id]>> };

type BodyOf<Described> = Described extends { requestBody: { content: infer Content } }
  ? WithBytes<Content[keyof Content]>
  : unknown;
type WithBytes<Body> = { [Name in keyof Body]: Body[Name] extends Blob ? Uint8Array : Body[Name] };

/** Ends an operation that cannot be done, at any depth. It is an answer of the platform, and no fault of the sandbox. */
class Refusal extends Error {
  override readonly name = "Refusal";
  readonly result: Pick<OperationResult, "problem" | "assumed">;

  constructor(result: Refusal["result"]) {
    super(result.problem?.message);
    this.result = result;
  }
}

export function refuse(problem: Problem, assumed?: NotShownId[]): never {
  throw new Refusal({ problem, ...(assumed && { assumed }) });
}

export function readRefusal(error: unknown): OperationResult {
  if (error instanceof Refusal) return error.result;
  throw error;
}

/** A UUID is the same in capital letters (RFC 9562 §4). */
export function foldUuid(id: string): string {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id.toLowerCase() : id;
}

export function buildNotFound(what: string, id: string): Problem {
  return { status: 404, code: "not-found", message: `There is no ${what} ${id}` };
}

/** The refusal of a well-formed request that cannot be done: 400, with a code of the platform where one is known. */
export function buildInvalid(message: string, code = "validation"): Problem {
  return { status: 400, code, message };
}

/** The account whose seller calls. A channel's token has none. */
export function resolveAccount({ accountId }: OperationRequest): number {
  return accountId ?? refuse({ status: 403, code: "forbidden", message: "The token belongs to no seller's account" });
}

/** Reads an instant of a query. A `+` that was not escaped has come as a space. */
export function resolveInstant(name: string, text: string): number {
  const at = readInstant(text);
  if (!Number.isNaN(at)) return at;
  const hint = / \d\d(:?\d\d)?$/.test(text) ? ": write + as %2B in a query" : ", such as 2026-02-11T08:30:00Z";
  return refuse(buildInvalid(`${name}: is not an instant${hint}`));
}

export function formatInstant(at: number): string {
  return new Date(at).toISOString();
}

/** Reads an instant as senders in the field write it: with `Z`, `+0000` or `+00`, or without a zone, which means UTC. In ms; NaN where it is none. */
export function readInstant(text: string): number {
  if (!/^\d{4}-\d\d-\d\d[T ]/i.test(text)) return Number.NaN; // `Date` takes `0` for the year 2000
  const zoned = text.replace(/([+-]\d{2})$/, "$1:00").replace(/([+-]\d{2})(\d{2})$/, "$1:$2");
  return Date.parse(/[zZ]$|[+-]\d{2}:\d{2}$/.test(zoned) ? zoned : `${zoned}Z`);
}

/** Answers one page of a list, with its place among all pages as the ERP tells it. Refuses a page that there cannot be. */
export function buildPage(all: readonly unknown[], query: Record<string, unknown>): OperationResult {
  const { pageNumber = 1, pageSize = 100 } = query as { pageNumber?: number; pageSize?: number };
  if (pageNumber < 1 || pageSize < 1 || pageSize > 1000)
    refuse(buildInvalid("pageNumber must be from 1, pageSize from 1 to 1000"), ["paging-limits"]);
  const totalPages = Math.max(1, Math.ceil(all.length / pageSize));
  const body = {
    items: all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    totalItems: all.length,
    pageNumber,
    pageSize,
    totalPages,
    hasPreviousPage: pageNumber > 1,
    hasNextPage: pageNumber < totalPages,
    nextPageNumber: Math.min(pageNumber + 1, totalPages), // documented: on the last page the last one
    previousPageNumber: Math.max(1, pageNumber - 1),
  };
  return { body, assumed: ["paging-limits"] };
}

const MOST_FILE_BYTES = 16 * 1024 * 1024; // documented

export function readUpload(bytes: Uint8Array): string {
  if (bytes.length > MOST_FILE_BYTES) refuse(buildInvalid("A file must be of at most 16 MB", "VAL100"));
  return toBase64(bytes);
}

export function buildFileResult(base64: string): OperationResult {
  return { file: { bytes: fromBase64(base64), type: "application/octet-stream" } };
}
