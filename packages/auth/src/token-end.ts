const LONGEST_MS = 30 * 24 * 3_600_000; // no access token lives longer; what says so is absurd

/**
 * When a token ends, by the clock of this machine, in ms since the epoch: the earliest of what the answer says. What is
 * missing, unreadable or absurd does not count; `undefined` where nothing is left.
 *
 * @param answer.expiresIn Lifetime in seconds.
 * @param answer.statedEnd Absolute end by the platform's clock, in ms since the epoch.
 * @param answer.date The `Date` header, which tells how far the platform's clock is from ours.
 * @see given spec §2.4
 */
export function tokenEnd({
  expiresIn,
  statedEnd,
  date,
  receivedAt,
}: {
  expiresIn?: number | null | undefined;
  statedEnd?: number | undefined;
  date?: string | null;
  receivedAt: number;
}): number | undefined {
  const skew = Date.parse(date ?? "") - receivedAt; // how far the platform's clock is ahead of ours
  const byLife = receivedAt + (expiresIn ?? Number.NaN) * 1000;
  const stated = (statedEnd ?? Number.NaN) - (Number.isNaN(skew) ? 0 : skew);
  const isSound = (end: number) => end > receivedAt && end - receivedAt <= LONGEST_MS;
  // without a `Date`, the platform's clock cannot be compared with ours: the lifetime alone counts where there is one
  const ends = [byLife, ...(Number.isNaN(skew) && isSound(byLife) ? [] : [stated])].filter(isSound);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** An instant in ms since the epoch; one without a zone is UTC (observed). */
export function instant(text = ""): number {
  return Date.parse(/[zZ]$|[+-]\d{2}(:?\d{2})?$/.test(text) ? text.replace(/([+-]\d{2})$/, "$1:00") : `${text}Z`);
}
