import type { Identity } from "../platform/authorize.ts";
import type { HttpCall } from "../platform/call.ts";
import type { NotShownId } from "../generated/not-shown.generated.ts";
import type { PlatformState } from "../platform/state.ts";
import type { Problem } from "../platform/problem.ts";
import type { LogEntry } from "../state/request-log.ts";

/** A request that was let in: the right credentials, a valid body. */
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
  /** The status of a success that differs from the described one. */
  status?: number;
  /** An answer that is no JSON, with its media type. */
  file?: { bytes: Uint8Array<ArrayBuffer>; type: string };
  problem?: Problem | undefined;
  /** The assumptions that this outcome rests on. */
  assumed?: NotShownId[];
  log?: Pick<LogEntry, "delivered" | "acknowledged">;
}

/**
 * The rule of one operation. The request was checked against the specs before, so a rule may name the type of its body: the
 * method form lets it.
 */
export type Operation = { run(request: OperationRequest): OperationResult }["run"];

/** The rules of a family of operations, by operationId. */
export type Operations = Record<string, Operation>;

/** The refusal of an id that is unknown: 404. */
export function buildNotFound(what: string, id: string): Problem {
  return { status: 404, code: "not-found", message: `There is no ${what} ${id}` };
}

/** The refusal of a well-formed request that cannot be done: 400, with a code of the platform where one is known. */
export function buildInvalid(message: string, code = "validation"): Problem {
  return { status: 400, code, message };
}

/** Writes an instant, in ms since the epoch, as the wire has it. */
export function formatInstant(at: number): string {
  return new Date(at).toISOString();
}
