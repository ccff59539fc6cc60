import type { Inbox, LaneClaim } from "@kontor/channel-events";

const LANES = Array.from({ length: 12 }, (_, lane) => `lane ${lane}`);

/** Plays random calls of consumers and operators on a few lanes. Returns the messages of those that failed, which should be none. */
export async function playLocks(
  inbox: Inbox,
  { random, rounds }: { random: () => number; rounds: number },
): Promise<string[]> {
  const below = (limit: number) => Math.floor(random() * limit);
  const lane = () => LANES[below(12)]!;
  const buildEvent = () => {
    const id = below(400);
    const problem = id % 9 === 0 && below(2) === 0 ? { problem: "x" } : {};
    return { id: `e${id}`, type: "t", lane: LANES[(id + below(2)) % 12]!, raw: `{"id":${below(3)}}`, ...problem };
  };
  const buildEnd = () => (below(4) === 0 ? ({ to: "dead", problem: "x" } as const) : ({ to: "done" } as const));
  const work = async (claims: LaneClaim[]) => {
    await inbox.renew(claims, 5_000);
    await inbox.recordStarts(
      claims.map((claim) => ({ claim, seq: claim.events[0]!.seq, unfinishedStarts: 1, nextTurnInMs: 0 })),
    );
    await inbox.settle(
      claims.map((claim) => ({
        claim,
        settled: claim.events.map(({ seq }) => ({ seq, settlement: buildEnd() })),
        release: true,
      })),
    );
  };
  const plays: (() => Promise<unknown>)[] = [
    () => inbox.accept(Array.from({ length: 60 }, buildEvent)),
    async () => inbox.markAcknowledged((await inbox.pendingAcknowledgements(100)).toSorted(() => random() - 0.5)),
    () => inbox.markAcknowledged(Array.from({ length: 50 }, () => `e${below(400)}`)),
    async () => work((await inbox.claim({ lanes: 6, perLane: 10, leaseMs: 5_000 })).toReversed()),
    async () => {
      for (const claim of await inbox.claim({ lanes: 2, perLane: 1, leaseMs: 5_000 })) {
        await inbox.settleInTransaction(claim, claim.events[0]!.seq, () => {});
        await inbox.settle([{ claim, settled: [], release: true }]);
      }
    },
    () => inbox.replay(below(2) === 0 ? { state: "dead" } : { lane: lane() }),
    () => inbox.putAside({ lane: lane() }, "by hand"),
    () => inbox.purge({ payloadsAfterMs: 5, putAsideAfterMs: 50, rowsAfterMs: 10 }),
    () => inbox.lease("poller", "one", 1_000),
    async () => {
      await inbox.park(lane(), { reason: "x", durationMs: 5 });
      await inbox.resume(lane());
    },
  ];
  const failures: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    await plays[below(plays.length)]!().catch((error: Error) => failures.push(error.message));
  return failures;
}
