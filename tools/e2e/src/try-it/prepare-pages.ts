import type { FilledCall, StartState } from "@kontor/docs/try-it/call";
import { demo } from "@kontor/sandbox";
import type { prepareSandbox } from "../operations/valid-calls.ts";
import { describeCall } from "./describe-call.ts";

type Prepared = Awaited<ReturnType<typeof prepareSandbox>>;

/** Prepares what the pages of the docs are filled with: a call of each operation, and the state in which each of them succeeds. */
export function preparePages({ sandbox, calls, operations, headers, found }: Prepared): {
  start: StartState;
  calls: Record<string, FilledCall>;
} {
  const credentials = {
    channel: headers.channel["authorization"]!,
    seller: headers.seller["authorization"]!,
    apiKey: headers.erp["x-api-key"]!,
    oauth: `Bearer ${found.erpToken}`,
    session: found.sessionId,
    refreshToken: demo.refreshToken,
  };
  const filled = operations.flatMap((each) => {
    const call = describeCall(each, calls.get(each.id)!, credentials);
    const explicit = each.raw["x-explicit-without"];
    return [
      [each.id, call] as const,
      ...(explicit ? [[explicit.operationId, leaveOut(call, explicit.parameter)] as const] : []),
    ];
  });
  return { start: { credentials, snapshot: sandbox.snapshot() }, calls: Object.fromEntries(filled) };
}

/** The call of the explicit form of an operation, which is the same one without a parameter. */
function leaveOut(call: FilledCall, parameter: string): FilledCall {
  const { [parameter]: _, ...query } = call.values.query;
  return { ...call, values: { ...call.values, query } };
}
