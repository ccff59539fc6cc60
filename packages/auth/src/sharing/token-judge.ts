import type { Clock } from "@kontor/http";
import { computeMargin } from "../tokens/hold.ts";
import type { Renewal } from "../source/token-cache.ts";
import type { Token } from "../tokens/token.ts";

/** Decides whether a token of a store is of use. */
export interface TokenJudge {
  /** Whether it is new and lives longer than `livesMs`, by default the margin. */
  isGood(token: Token, livesMs?: number): boolean;
  /** Whether it is new and lives longer than the held token. It is then used until there is a better one. */
  isBetter(token: Token): boolean;
}

/** @param reuseMarginMs In ms. @see given spec §5.2, rules 4 and 5 */
export function createTokenJudge({ now }: Pick<Renewal, "now">, clock: Clock, reuseMarginMs: number): TokenJudge {
  const endsIn = (token: Token) => token.expiresAt.getTime() - clock.now();
  const isNew = (token: Token) => {
    const { held, refused } = now();
    return ![held?.token, refused].some((each) => each?.value.reveal() === token.value.reveal());
  };
  return {
    isGood: (token, livesMs = computeMargin(token.lifeMs ?? Number.POSITIVE_INFINITY, reuseMarginMs)) =>
      isNew(token) && endsIn(token) > livesMs,
    isBetter(token) {
      const { held, isOut } = now();
      return isNew(token) && endsIn(token) > (isOut ? 0 : Math.max(0, held?.lifeMs() ?? 0));
    },
  };
}
