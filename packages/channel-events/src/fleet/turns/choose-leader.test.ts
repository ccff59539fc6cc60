import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseLeader } from "./choose-leader.ts";

const channels = Array.from({ length: 200 }, (_, index) => `channel-${index}`);
const names = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 });

test("every process chooses the same leader, in whatever order it knows the members", () => {
  fc.assert(
    fc.property(names, fc.string(), (members, key) => {
      expect(chooseLeader(key, members.toReversed())).toBe(chooseLeader(key, members));
      expect(members).toContain(chooseLeader(key, members));
    }),
  );
});

test("where a member goes, only what it led gets another leader", () => {
  const isKept = (members: string[], key: string, which: number) => {
    const gone = members[which % members.length]!;
    const [before, left] = [chooseLeader(key, members), members.filter((each) => each !== gone)];
    return before === gone || chooseLeader(key, left) === before;
  };
  expect(fc.check(fc.property(names, fc.string(), fc.nat(), isKept)).failed).toBe(false);
});

test("200 channels spread over 10 pods, none of which leads more than twice its share", () => {
  for (let run = 0; run < 50; run += 1) {
    const members = Array.from({ length: 10 }, (_, index) => `pod-${run}-${index}`);
    const shares = Map.groupBy(channels, (channel) => chooseLeader(channel, members));
    expect(Math.max(...[...shares.values()].map(({ length }) => length))).toBeLessThan(41);
    expect(shares.size).toBe(10);
  }
});

test("nobody leads where nobody is", () => {
  expect(chooseLeader("a", [])).toBeUndefined();
});
