export {
  ApiError,
  ArgumentError,
  ConnectionError,
  DecodeError,
  PlatformError,
  TimeoutError,
  isPlatformError,
  type DecodeFacts,
} from "../errors/platform.ts";
export { PartialFailure, type PartialOptions, type PartialResult, type RefusedItem } from "../call/partial-result.ts";
export { Secret, toSecret } from "../values/secret.ts";
export { pipeline } from "../fetch/pipeline.ts";
export { paginate, type ListPage } from "../call/paginate.ts";
export { withRetry, type RetryOptions } from "../fetch/with-retry.ts";
export { withTimeout } from "../fetch/with-timeout.ts";
export type { Fetch, Wrap } from "../fetch/fetch.ts";
export type { Clock } from "../values/clock.ts";
export type { CallOptions } from "../call/sender.ts";
export type { PlatformErrorCode } from "../errors/codes.generated.ts";
export type { ReadApart, UnreadableItem } from "../decode/apart.ts";
export type { CallPlace } from "../call/place.ts";
export type { Telemetry } from "../telemetry/telemetry.ts";
