import { systemClock } from "@kontor/http/internal";
import type { Inbox } from "../inbox.ts";
import {
  buildAllDone,
  buildEvent,
  buildSettled,
  checkEach,
  checkLanes,
  checkSame,
  claimByName,
  claimFirst,
  claimLanes,
  claimNew,
  done,
  LEASE_MS,
  settleAndRelease,
  type Cases,
} from "./stage.ts";

/** Workers claim lanes and lose them. What one worker does after the other is proved by the random runs. */
export const casesOfClaims: Cases = {
  "lanes that became ready first have their turn first": async ({ one, later }) => {
    await one.accept([buildEvent("1", "z")]);
    later(1);
    await one.accept([buildEvent("2", "a")]);
    checkEach(await claimLanes(one, { lanes: 1 }), ["lane"], ["z"], "claim()");
  },
  "a lane that was served goes behind those that wait": async ({ one, later }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "a")]);
    later(1);
    await one.accept([buildEvent("3", "b")]);
    const held = await claimFirst(one);
    later(1);
    await settleAndRelease(one, held, done);
    checkEach(await claimLanes(one, { lanes: 1 }), ["lane"], ["b"], "claim()");
  },
  "a lane whose worker says nothing is free after its lease": async ({ one, other, later }) => {
    await claimNew(one, "1");
    later(LEASE_MS - 1);
    await checkLanes(other, [], "claim() before the lease is over");
    later(1);
    await checkLanes(other, [["1"]], "claim() after it");
  },
  "one that is fenced off does not take others with it": async ({ one, other, later }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "b")]);
    const [a, b] = await claimByName(one);
    await one.renew([b], 3 * LEASE_MS);
    later(LEASE_MS);
    await claimFirst(other);
    const results = [a, b].map((each) => ({ claim: each, settled: buildSettled(each, done), release: true }));
    checkSame(await one.settle(results), [false, true], "settle()");
    checkSame((await one.readStats()).events.done, 1, "what is done");
  },
  "a lane by any name is a lane": async ({ one }) => {
    const names = ["", " ", "a\0", "\ud800", "l".repeat(5_000), "'; DROP TABLE event; --"];
    await one.accept(names.map((name, index) => buildEvent(`${index}`, name)));
    checkSame((await claimLanes(one)).length, names.length, "how many lanes");
    await one.park("l".repeat(5_000), { reason: "a zero \0 byte" });
    checkEach((await one.readStats()).parked, ["reason"], ["a zero \0 byte"], "readStats().parked");
  },
  "two workers who claim at the same time share no lane": async ({ one, other }) => {
    await one.accept(Array.from({ length: 40 }, (_, index) => buildEvent(`${index}`, `lane-${index}`)));
    const claims = await Promise.all([one, other, one, other].map((inbox) => claimLanes(inbox, { lanes: 10 })));
    checkSame(new Set(claims.flat().map(({ lane }) => lane)).size, 40, "how many lanes");
    checkSame(claims.flat().length, 40, "how many claims");
  },
  "accepting, claiming and settling at the same time lose nothing": async ({ one, other }) => {
    let handled = 0;
    const work = async (inbox: Inbox) => {
      for (let idle = 0; idle < 20 && handled < 300;) {
        const claims = await claimLanes(inbox, { lanes: 3, perLane: 3 });
        idle = claims.length > 0 ? 0 : idle + 1;
        const ours = await inbox.settle(claims.map(buildAllDone));
        if (ours.includes(false))
          throw new Error("settle() must be true, because no other worker has the lane: got false");
        handled += claims.reduce((sum, { events }) => sum + events.length, 0);
        if (claims.length === 0) await systemClock.sleep(5);
      }
    };
    const fill = async () => {
      for (let page = 0; page < 30; page += 1)
        await one.accept(
          Array.from({ length: 10 }, (_, index) => buildEvent(`${page}-${index}`, `lane-${(page + index) % 8}`)),
        );
    };
    await Promise.all([fill(), work(one), work(other)]);
    checkSame([handled, (await one.readStats()).events.done], [300, 300], "what was handled and is done");
  },
};
