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

/** What an operation does. */
export interface OperationResult {
  body?: unknown;
  /** An answer that is no JSON, with its media type. */
  file?: { bytes: Uint8Array<ArrayBuffer>; type: string };
  problem?: Problem | undefined;
  /** What of this outcome is our assumption. */
  assumed?: NotShownId[];
  log?: Pick<LogEntry, "delivered" | "acknowledged">;
}

/** The rule of one operation. Its body was checked against the specs before. */
export type Operation = (request: OperationRequest<never>) => OperationResult;

/** The rules of a family of operations, by operationId. */
export type Operations = Record<string, Operation>;

/** No such thing: 404. */
export function buildNotFound(what: string, id: string): Problem {
  return { status: 404, code: "not-found", message: `There is no ${what} ${id}` };
}

/** A request that is well-formed and still cannot be done: 400, with a code of the platform's where one is known. */
export function buildInvalid(message: string, code = "validation"): Problem {
  return { status: 400, code, message };
}

export function formatInstant(at: number): string {
  return new Date(at).toISOString();
}
