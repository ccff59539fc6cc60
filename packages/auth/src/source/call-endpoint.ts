import type { Clock } from "@kontor/http";
import type { TokenBudget } from "./token-budget.ts";
import { TokenError } from "../tokens/error.ts";
import type { Token } from "../tokens/token.ts";

/** Runs a token call that has been counted, and reports its result to the budget. @throws The error of the call. */
export async function callEndpoint(budget: TokenBudget, clock: Clock, call: () => Promise<Token>): Promise<Token> {
  try {
    const token = await call();
    budget.succeeded(clock.monotonicMs(), token.quota);
    return token;
  } catch (error) {
    const { retryAfterMs, quota, status } = (error instanceof TokenError ? error : {}) as Partial<TokenError>;
    budget.failed(clock.monotonicMs(), { retryAfterMs, quota, isPutOff: status === 429 });
    throw error;
  }
}
