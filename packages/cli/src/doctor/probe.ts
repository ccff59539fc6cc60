import { isPlatformError, type Fetch } from "@kontor/http";
import { readQuota } from "@kontor/http/internal";
import { buildOk, buildProblem, buildSkipped, type Finding } from "./finding.ts";

const LOW_SHARE = 0.1;

/** A cheap call with a token, and the `fetch` that it is to use. */
export interface Probe {
  of: "erp" | "channel";
  call: (fetch: Fetch) => Promise<unknown>;
  fetch: Fetch;
}

/** Makes a cheap call with a token: it finds what is wrong with the tenant or the channel, and reads the quota. */
export async function checkCall({ of, call, fetch }: Probe): Promise<Finding[]> {
  let headers = new Headers();
  const watch: Fetch = async (input, init) => {
    const response = await fetch(input, init);
    ({ headers } = response);
    return response;
  };
  const name = of === "erp" ? "tenant accepted" : "channel accepted";
  try {
    await call(watch);
    return [buildOk("tenant", of, name), describeQuota(of, headers)];
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 429) {
      const { retryAfterMs } = readQuota(headers, Date.now());
      const wait = retryAfterMs === undefined ? "Wait" : `Wait ${Math.ceil(retryAfterMs / 1_000)} s`;
      return [
        buildSkipped("tenant", of, "the quota is used up"),
        buildProblem(
          "quota",
          of,
          "quota-used-up",
          "the quota of calls is used up (429)",
          `${wait}, and poll less often`,
        ),
      ];
    }
    return [describeRefusal(of, error), buildSkipped("quota", of, "no answer has told it")];
  }
}

function describeRefusal(of: "erp" | "channel", error: unknown): Finding {
  const refuse = (code: string, says: string, fix: string) => buildProblem("tenant", of, code, says, fix);
  const { status, code, message } = error as { status?: number; code?: string; message: string };
  const isErp = of === "erp";
  if (code === "ERR_PLATFORM_ARGUMENT")
    return refuse(
      isErp ? "tenant-malformed" : "address-malformed",
      message.replace(/^.* as /, ""),
      "Look at the setting that it names",
    );
  if (code === "ERR_PLATFORM_DECODE")
    return refuse(
      "answer-unreadable",
      "the answer is not one of the platform",
      "Does a proxy answer, or is it another host?",
    );
  if (!isPlatformError(error) || status === undefined)
    return refuse("call-no-answer", "the call got no answer", "Look at the line of its address above");
  if (status === 401)
    return refuse(
      "token-refused",
      "the token was refused (401)",
      "Is it a token of this address, or of another system?",
    );
  if (status === 403)
    return refuse(
      isErp ? "tenant-forbidden" : "channel-forbidden",
      isErp ? "the tenant does not let the app in (403)" : "the token is not one of a channel (403)",
      isErp ? "Is the app connected to this tenant, with its scopes?" : "Is the refresh token one of a seller?",
    );
  if (status === 404 || status === 405)
    return refuse(
      isErp ? "tenant-or-path-unknown" : "channel-path-unknown",
      `nothing is at this address (${status})`,
      isErp ? "Look at the tenant, and at the path of the address" : "Look at the path of the address",
    );
  if (status === 400 || status === 422)
    return refuse(
      "tenant-refused",
      `the tenant is refused (${status})`,
      "Look at its id, and whether it is of this platform",
    );
  if ([502, 503, 504].includes(status))
    return refuse(
      isErp ? "tenant-offline" : "channel-offline",
      `a gateway answers ${status}`,
      isErp ? "The ERP of the tenant may be switched off" : "Wait, and look at the platform's own status",
    );
  return refuse("platform-fault", `the platform answers ${status}`, "Wait, and look at the platform's own status");
}

function describeQuota(of: string, headers: Headers): Finding {
  const { quota } = readQuota(headers, Date.now());
  if (!quota) return buildSkipped("quota", of, "the answer does not tell it");
  const { requests, perSeconds, remaining } = quota;
  const says = `${remaining ?? "?"} of ${requests} calls in ${perSeconds} s are left`;
  if (remaining === undefined || remaining > requests * LOW_SHARE) return buildOk("quota", of, says);
  return {
    ...buildProblem("quota", of, "quota-low", says, "Poll less often, and send many items in one call"),
    state: "warning",
  };
}
