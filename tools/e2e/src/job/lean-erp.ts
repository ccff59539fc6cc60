import type { Clock } from "@kontor/http";
import { createRandom } from "@kontor/testing/random";

interface LeanErpOptions {
  clock: Clock;
  requests: number;
  /** The share of the adjustments that each of four faults strikes. */
  share: number;
}

/** An ERP that can do one thing, a stock adjustment, in a fraction of the time of the sandbox: it counts in fixed windows of a minute, and fails by a seed. */
export function createLeanErp({ clock, requests, share }: LeanErpOptions) {
  const random = createRandom(7);
  const changes = new Map<string, number>();
  const seen = { refused: 0, planted: 0 };
  let [window, used] = [0, 0];

  const answer = (status: number, headers: Record<string, string> = {}) =>
    Response.json(status === 200 ? {} : { errorCode: "E" }, { status, headers });
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const draw = Math.floor(random() / share);
    seen.planted += Number(draw < 4);
    if (draw === 0) return answer(429, { "retry-after": "0" });
    if (draw === 1) return answer(500);
    if (draw === 2) throw new TypeError("fetch failed");
    const now = Math.floor(clock.now() / 60_000);
    used = now === window ? used + 1 : 1;
    window = now;
    const told = { "x-ratelimit-limit": `${requests}`, "x-ratelimit-interval-length-seconds": "60" };
    const headers = { ...told, "x-ratelimit-remaining": `${Math.max(0, requests - used)}` };
    if (used > requests) {
      seen.refused += 1;
      return answer(429, headers);
    }
    const { comment } = JSON.parse(String(init!.body)) as { comment: string };
    changes.set(comment, (changes.get(comment) ?? 0) + 1);
    if (draw === 3) throw new TypeError("fetch failed");
    return answer(200, headers);
  };
  return { fetch, changes, seen };
}
