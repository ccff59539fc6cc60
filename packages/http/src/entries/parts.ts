export { hideText } from "../values/kind-of.ts";
export { describeCall } from "../call/place.ts";
export {
  createCallSender,
  type CallSender,
  type CallSenderOptions,
  type Finish,
  type OperationCall,
} from "../call/send-call.ts";
export { checkTimeout } from "../fetch/check-timeout.ts";
export { clientHeaders, isHeaderText, type HeaderRule } from "../call/client-headers.ts";
export { systemClock } from "../values/clock.ts";
export { decodeResponse, type Reading } from "../decode/response.ts";
export {
  anything,
  boolean,
  bounded,
  decimalText,
  decodeAs,
  decodeOrUndefined,
  integer,
  list,
  mapOf,
  nullable,
  number,
  recursive,
  shape,
  shapeInAnyCase,
  text,
  type Decoder,
} from "../decode/decoder.ts";
export { listApart, readEach } from "../decode/apart.ts";
export { booleanAsSent, idText, integerAsSent, numberAsSent } from "../decode/as-sent.ts";
export { readDocument } from "../body/document.ts";
export { buildCause, findErrorCode } from "../errors/platform.ts";
export { encodeExactJson, keepDigits, parseExactJson, readDigits } from "../body/exact-json.ts";
export { findAnswerHint, findConnectionHint } from "../errors/hint-of.ts";
export { isStream } from "../body/is-stream.ts";
export { encodeMultipart } from "../body/multipart.ts";
export { loadNodeBuiltin } from "../values/node-builtin.ts";
export { raceAbort } from "../fetch/or-abort.ts";
export { createPartialFinish } from "../call/partial-result.ts";
export { readBytes } from "../body/read-bytes.ts";
export { describeRedirect, sentWith } from "../errors/redirect-words.ts";
export { checkOptionNames } from "../values/refuse-unknown.ts";
export { readHints, withHints, type RequestHints } from "../fetch/request-hints.ts";
export { findRequest } from "../call/request-of.ts";
export { computeRetryDelay, type RetryFacts } from "../fetch/retry-delay.ts";
export { readInstant } from "../values/read-instant.ts";
export { readQuota, readRateHeader, type QuotaFacts } from "../quota/read.ts";
export { readRetryAfter } from "../quota/read-retry-after.ts";
export {
  computeQuotaWait,
  createQuotaWindow,
  type Quota,
  type QuotaWindow,
  type WindowMemory,
} from "../quota/window.ts";
export { checkSecureUrl, isSecure, secureUrl, trimSlashes } from "../call/secure-url.ts";
export { sleep } from "../values/sleep.ts";
export { createTimeoutSignal } from "../fetch/timeout-signal.ts";
export { encodeForm } from "../body/url-encoded.ts";
export { parseUrl } from "../call/url-of.ts";
