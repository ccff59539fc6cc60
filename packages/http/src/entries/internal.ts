/**
 * Internal: what the packages of Kontor and the generated clients share. Nothing in it is promised from one version to the next, so do
 * not import it in your own code. All of the main entry is here too, so that a package loads one file less.
 */
export * from "./index.ts";
export { findAnswerHint, findConnectionHint, describeRedirect, keepCredential } from "../hints.ts";
export { withRules, buildGroup, createCallSender, checkCall, checkTelemetry } from "../send.ts";
export {
  checkTimeout,
  checkOptionNames,
  findNearest,
  readOptions,
  type OptionDefaults,
  type ReadOptions,
} from "../options.ts";
export {
  isHeaderText,
  isSecure,
  secureUrl,
  parseUrl,
  checkAllowHttp,
  readSetting,
  findSettingProblem,
} from "../options.ts";
export { type Batch, type OperationCall, clientHeaders } from "../request.ts";
export { encodeAs, encodeMultipart, encodeForm } from "../encode.ts";
export { systemClock, raceAbort, sleep, createTimeLimit, followSignal, type TimeLimit } from "../clock.ts";
export {
  decodeResponse,
  type Reading,
  readDocument,
  isHtml,
  isStream,
  readText,
  readBytes,
} from "../decode/response.ts";
export { checkAnswer, dropBody, openBody, releaseAnswer } from "../decode/answer.ts";
export { decodeAs, decodeOrUndefined, throwMismatch, type Decoder } from "../decode/decoder.ts";
export { anything, boolean, decimalText, integer, lenientText, number, text } from "../decode/decoder.ts";
export { bounded, later, lenient, lenientList, list, mapOf, nullable } from "../decode/decoder.ts";
export { union, unionBy } from "../decode/union.ts";
export { shape, shapeInAnyCase, keepLongs, longInteger } from "../decode/decoder.ts";
export { booleanAsSent, idText, integerAsSent, numberAsSent } from "../decode/decoder.ts";
export { listApart, readEach } from "../decode/apart.ts";
export { buildCause, findErrorCode, hideText, withPort } from "../errors.ts";
export { encodeExactJson, keepDigits, parseExactJson, readDigits } from "../exact-json.ts";
export { describeFileFault, findFileFault, runOnFile, type FileFault } from "../file-fault.ts";
export { createPrivate, keepPrivate, loadNodeBuiltin } from "../node-builtin.ts";
export { createPartialFinish } from "../partial-result.ts";
export { findRequest, noStore, readHints, runtimeFetch } from "../fetch/pipeline.ts";
export {
  readQuota,
  readRateHeader,
  computeQuotaWait,
  createQuotaWindow,
  type Quota,
  type WindowMemory,
} from "../quota.ts";
export { checkQuota, checkShare, createPace, withPace } from "../pace.ts";
export { createProgressLine, formatBar } from "../progress.ts";
export { withKeptConnections } from "../fetch/keep-connections.ts";
