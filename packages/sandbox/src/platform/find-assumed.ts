import type { NotShownId } from "../generated/not-shown.generated.ts";
import type { Route } from "../generated/routes.generated.ts";

/** The assumptions that an answer with this status rests on, whichever rule gave it. */
export function findAssumed({ api, id }: Route, status: number): NotShownId[] {
  if (api === "channel") {
    const byStatus: Record<number, NotShownId[]> = {
      204: id === "Events_Acknowledge" ? ["acknowledge-response"] : [],
      400: ["event-endpoint-errors"],
      401: ["channel-401-body"],
      429: ["channel-429-body", "rate-quotas"],
    };
    return byStatus[status] ?? [];
  }
  if (status < 400) return [];
  return status === 403 && id === "TaxClass_UpdateTaxClass"
    ? ["error-code-values", "operation-scopes"]
    : ["error-code-values"];
}
