/**
 * Internal: what the packages of Kontor and the generated clients share. Nothing in it is promised from one version to the next, so do
 * not import it in your own code.
 */
export { hideText } from "../values/describe-kind.ts";
export { describeCall } from "../call/place.ts";
export type { Finish, OperationCall } from "../call/call.ts";
export { withTelemetry } from "../call/with-telemetry.ts";
export { createCallSender, type CallSender, type CallSenderOptions } from "../call/sender.ts";
export { checkTelemetry } from "../telemetry/check.ts";
export { checkTimeout } from "../fetch/check-timeout.ts";
export { clientHeaders, isHeaderText, type HeaderRule } from "../call/client-headers.ts";
export { systemClock } from "../values/clock.ts";
export { decodeResponse, type Reading } from "../decode/response.ts";
export { decodeAs, decodeOrUndefined, type Decoder } from "../decode/decoder.ts";
export { anything, boolean, decimalText, integer, number, text } from "../decode/scalars.ts";
export { bounded, later, list, mapOf, nullable, shape, shapeInAnyCase, union } from "../decode/shapes.ts";
export { listApart, readEach } from "../decode/apart.ts";
export { keepLongs, longInteger } from "../decode/long-integer.ts";
export { lenient, lenientList, lenientText } from "../decode/lenient.ts";
export { booleanAsSent, idText, integerAsSent, numberAsSent } from "../decode/as-sent.ts";
export { readDocument } from "../body/read-document.ts";
export { buildCause, findErrorCode } from "../errors/cause.ts";
export { encodeExactJson, keepDigits, parseExactJson, readDigits } from "../body/exact-json.ts";
export { findAnswerHint, findConnectionHint } from "../errors/find-hint.ts";
export { isHtml } from "../body/text.ts";
export { isStream } from "../body/is-stream.ts";
export { encodeAs } from "../body/encode-as.ts";
export { readText } from "../body/read-text.ts";
export { encodeMultipart } from "../body/encode-multipart.ts";
export { loadNodeBuiltin } from "../values/node-builtin.ts";
export { raceAbort } from "../fetch/race-abort.ts";
export { createPartialFinish } from "../call/partial-result.ts";
export { readBytes } from "../body/read-bytes.ts";
export { describeRedirect, keepCredential } from "../errors/describe-redirect.ts";
export { checkOptionNames } from "../values/check-option-names.ts";
export { readHints, withHints, type RequestHints } from "../fetch/request-hints.ts";
export { findRequest } from "../fetch/find-request.ts";
export { computeRetryDelay, type RetryFacts } from "../fetch/retry-delay.ts";
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
export { encodeForm } from "../body/encode-form.ts";
export { parseUrl } from "../call/parse-url.ts";
export { withKeptConnections } from "../fetch/with-kept-connections.ts";
