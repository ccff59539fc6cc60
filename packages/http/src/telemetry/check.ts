import { ArgumentError } from "../errors/argument.ts";

/**
 * Refuses what cannot observe the calls of a client, such as the telemetry of a consumer. Otherwise the first call would tell, and not the
 * creation. A client whose groups are imported one by one does without this check, because it must stay small.
 *
 * @throws {ArgumentError} If `telemetry` is given and has no `observe()`.
 */
export function checkTelemetry(action: string, telemetry: { observe?: unknown } | null | undefined): void {
  if (telemetry === undefined || typeof telemetry?.observe === "function") return;
  throw new ArgumentError(action, "telemetry", "be what openTelemetry() makes", telemetry);
}
