import type { LaneClaim } from "@kontor/channel-events";
import type { Book } from "./book.ts";

/** Watches the lanes that one process holds, by its clock that never goes back. */
export interface LeaseWatch {
  claimed(claims: readonly LaneClaim[], askedAt: number): void;
  renewed(claims: readonly LaneClaim[], held: readonly boolean[], askedAt: number): void;
  /** A handler begins in a lane. */
  begins(lane: string, id: string, now: number): void;
}

export function createLeaseWatch(book: Book, leaseMs: number): LeaseWatch {
  const until = new Map<string, number>();
  return {
    claimed(claims, askedAt) {
      for (const { lane } of claims) until.set(lane, askedAt + leaseMs);
    },
    renewed(claims, held, askedAt) {
      for (const [index, { lane }] of claims.entries())
        if (held[index]) until.set(lane, Math.max(until.get(lane) ?? 0, askedAt + leaseMs));
    },
    begins(lane, id, now) {
      if (now >= (until.get(lane) ?? 0))
        book.fail(
          "nothing begins past its lease",
          `The handler of ${id} begins after the lease of ${lane} is over`,
          id,
          lane,
        );
    },
  };
}
