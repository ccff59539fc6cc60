export {
  ApiError,
  ArgumentError,
  ConnectionError,
  DecodeError,
  type DecodeFacts,
  PlatformError,
  isPlatformError,
  TimeoutError,
} from "../errors.ts";
export { PartialFailure, type PartialOptions, type PartialResult, type RefusedItem } from "../partial-result.ts";
export { Secret, toSecret } from "../secret.ts";
export { readInstant, type Clock } from "../clock.ts";
export { pipeline, withTimeout, type Fetch, type Wrap, withRetry, type RetryOptions } from "../fetch/pipeline.ts";
export { paginate, type ListPage } from "../paginate.ts";
export type { CallOptions, DownloadOptions, ResponseFacts } from "../request.ts";
export type { PlatformErrorCode } from "../codes.generated.ts";
export type { ReadApart, UnreadableItem } from "../decode/apart.ts";
export type { CallPlace } from "../hints.ts";
export type { ObservedCall, Telemetry } from "../send.ts";
