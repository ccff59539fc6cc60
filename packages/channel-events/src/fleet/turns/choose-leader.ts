/**
 * Chooses the member that leads a key, by rendezvous hashing: every process that knows the same members chooses the same one, and when a
 * member comes or goes, only the keys that it gets or had move.
 *
 * @returns `undefined` if there is no member.
 */
export function chooseLeader(key: string, members: readonly string[]): string | undefined {
  let leader: string | undefined;
  let highest = -1;
  for (const member of members) {
    const weight = computeWeight(`${member}\n${key}`);
    if (weight > highest || (weight === highest && member > leader!)) [leader, highest] = [member, weight];
  }
  return leader;
}

/** FNV-1a of a text, and the last step of MurmurHash3, without which names that end alike get weights that lie close together. */
function computeWeight(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
