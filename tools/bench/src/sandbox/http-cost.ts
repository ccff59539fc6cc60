import type { Candidate } from "./candidates.ts";
import { buildCategoryBody, buildCategoryRequest, WRONG_BODY } from "./category-update.ts";
import type { Sender } from "./sender.ts";

/**
 * CPU time of each server per request, in µs, one value for each round. The servers take turns, each round begins with
 * another one, so that what else the machine does strikes all alike.
 *
 * @throws {Error} If a server does not answer as it must: then it does not do the work that is measured.
 */
export async function measureHttpCost(
  candidates: readonly Candidate[],
  sender: Sender,
  { rounds, perRound, warmUp }: { rounds: number; perRound: number; warmUp: number },
): Promise<Map<Candidate, number[]>> {
  for (const candidate of candidates) {
    await checkAnswers(candidate, sender);
    await sendTo(candidate, sender, warmUp);
  }
  const costs = new Map(candidates.map((candidate) => [candidate, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % candidates.length;
    for (const candidate of [...candidates.slice(first), ...candidates.slice(0, first)]) {
      const before = await candidate.process.usage();
      await sendTo(candidate, sender, perRound);
      const after = await candidate.process.usage();
      costs.get(candidate)!.push((after.cpuMicroseconds - before.cpuMicroseconds) / perRound);
    }
  }
  return costs;
}

/** Sends so many updates, all of which must be accepted. */
export function sendTo({ target, token }: Candidate, sender: Sender, count: number): Promise<void> {
  const request = buildCategoryRequest(token);
  return sender.sendAll(count, (index) => ({ ...request, url: target, body: buildCategoryBody(index) }));
}

async function checkAnswers({ name, target, token, refusal }: Candidate, sender: Sender): Promise<void> {
  const request = { ...buildCategoryRequest(token), url: target };
  const statuses = [
    await sender.send({ ...request, body: buildCategoryBody(0) }),
    await sender.send({ ...request, body: WRONG_BODY }),
  ];
  if (statuses[0] !== 200 || statuses[1] !== refusal)
    throw new Error(`Cannot measure ${name} as it must answer 200 and ${refusal}: got ${statuses.join(" and ")}`);
}
