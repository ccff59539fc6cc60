/**
 * Internal: what the packages of Kontor and the generated clients share. Nothing in it is promised from one version to the next, so do
 * not import it in your own code.
 */
export { findAnswerHint, findConnectionHint, describeRedirect, keepCredential } from "../hints.ts";
export { withTelemetry, createCallSender, checkTelemetry } from "../send.ts";
export * from "../options.ts";
export { type OperationCall, clientHeaders, encodeAs, encodeMultipart, encodeForm } from "../request.ts";
export { systemClock, raceAbort, sleep, createTimeoutSignal } from "../clock.ts";
export {
  decodeResponse,
  type Reading,
  readDocument,
  isHtml,
  isStream,
  readText,
  readBytes,
} from "../decode/response.ts";
export * from "../decode/decoder.ts";
export { listApart, readEach } from "../decode/apart.ts";
export { buildCause, findErrorCode, hideText } from "../errors.ts";
export { encodeExactJson, keepDigits, parseExactJson, readDigits } from "../exact-json.ts";
export { loadNodeBuiltin } from "../node-builtin.ts";
export { createPartialFinish } from "../partial-result.ts";
export { findRequest } from "../fetch/pipeline.ts";
export {
  readQuota,
  readRateHeader,
  computeQuotaWait,
  createQuotaWindow,
  type Quota,
  type WindowMemory,
} from "../quota.ts";
export { withKeptConnections } from "../fetch/keep-connections.ts";
