// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.

/** Every operation: where it is, which method calls it, what it needs, and where it is written. */
export const operations = {
  Auth_ExchangeRefreshToken: {"method":"POST","path":"/v1/auth","call":"auth.exchangeRefreshToken","scopes":[],"maturity":"stable","source":"given §4.3, §5.2","rateLimit":{"requests":10,"perSeconds":60}},
  Events_List: {"method":"GET","path":"/v1/channel/event","call":"events.list","scopes":[],"maturity":"stable","source":"given §4.4, §6.1","rateLimit":{"requests":240,"perSeconds":60}},
  Events_Acknowledge: {"method":"DELETE","path":"/v1/channel/event","call":"events.acknowledge","scopes":[],"maturity":"stable","source":"given §4.5, §6.1 rule 3","rateLimit":{"requests":240,"perSeconds":60}},
} as const;

export type OperationId = keyof typeof operations;
