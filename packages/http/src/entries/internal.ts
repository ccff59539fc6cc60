/**
 * Internal: what the packages of Kontor and the generated clients share. Nothing in it is promised from one version to the next, so do
 * not import it in your own code.
 */
export { describeCall, findAnswerHint, findConnectionHint, describeRedirect, keepCredential } from "../hints.ts";
export { withTelemetry, createCallSender, type CallSender, type CallSenderOptions, checkTelemetry } from "../send.ts";
export { checkTimeout, checkOptionNames, readOptions, type OptionDefaults, type ReadOptions } from "../options.ts";
export {
  type Finish,
  type OperationCall,
  clientHeaders,
  isHeaderText,
  type HeaderRule,
  checkSecureUrl,
  isSecure,
  secureUrl,
  trimSlashes,
  parseUrl,
} from "../request.ts";
export { systemClock, raceAbort, sleep, createTimeoutSignal } from "../clock.ts";
export { decodeResponse, type Reading } from "../decode/response.ts";
export {
  decodeAs,
  decodeOrUndefined,
  type Decoder,
  anything,
  boolean,
  bounded,
  decimalText,
  integer,
  later,
  lenient,
  lenientList,
  lenientText,
  list,
  mapOf,
  nullable,
  number,
  shape,
  shapeInAnyCase,
  text,
  union,
} from "../decode/decoder.ts";
export { listApart, readEach } from "../decode/apart.ts";
export { keepLongs, longInteger, booleanAsSent, idText, integerAsSent, numberAsSent } from "../decode/as-sent.ts";
export { readDocument, isHtml, isStream, readText, readBytes } from "../read-body.ts";
export { buildCause, findErrorCode, hideText } from "../errors.ts";
export { encodeExactJson, keepDigits, parseExactJson, readDigits } from "../exact-json.ts";
export { encodeAs, encodeMultipart, encodeForm } from "../encode.ts";
export { loadNodeBuiltin } from "../node-builtin.ts";
export { createPartialFinish } from "../partial-result.ts";
export {
  readHints,
  withHints,
  type RequestHints,
  findRequest,
  computeRetryDelay,
  type RetryFacts,
} from "../fetch/pipeline.ts";
export {
  readQuota,
  readRateHeader,
  type QuotaFacts,
  readRetryAfter,
  computeQuotaWait,
  createQuotaWindow,
  type Quota,
  type QuotaWindow,
  type WindowMemory,
} from "../quota.ts";
export { withKeptConnections } from "../fetch/keep-connections.ts";
