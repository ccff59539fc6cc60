import { expect, test } from "vitest";
import { readAnswer } from "./read-answer.ts";

test.each([
  ['{"id":"a","outcome":"done"}', { result: undefined }],
  ['{"id":"a","outcome":"done"}\r', { result: undefined }],
  ['{"id":"a","outcome":"failed"}', { failure: "the program said so" }],
  ['{"id":"a","outcome":"failed","reason":"down"}', { failure: "down" }],
  ['{"id":"a","outcome":"retry","retryInMs":5}', { result: { retryInMs: 5 } }],
  ['{"id":"a","outcome":"dead","reason":"no"}', { result: { dead: "no" } }],
  ['{"id":"a","outcome":"park","reason":"x","durationMs":9}', { result: { parkLane: "x", durationMs: 9 } }],
  ['{"id":"a","outcome":"park"}', { result: { parkLane: "the program said so" } }],
])("readAnswer() reads %s", (line, expected) => {
  expect(readAnswer(line, "a")).toEqual(expected);
});

test.each([
  ["", "a line of 0 characters that is no JSON object"],
  ["c4n4ry", "a line of 6 characters that is no JSON object"],
  ["null", "a line of 4 characters that is no JSON object"],
  ["[]", "a line of 2 characters that is no JSON object"],
  ['{"outcome":"done"}', "the id of another event, or no id"],
  ['{"id":"b","outcome":"done"}', "the id of another event, or no id"],
  ['{"id":"a"}', "an outcome that is none of done, failed, retry, dead, park"],
  ['{"id":"a","outcome":"retry"}', "a retryInMs that is missing, out of place or no number of at least 0"],
  ['{"id":"a","outcome":"retry","retryInMs":-1}', "a retryInMs that is missing, out of place"],
  ['{"id":"a","outcome":"retry","retryInMS":1}', "a member besides id, outcome, reason, retryInMs, durationMs"],
  ['{"id":"a","outcome":"done","durationMs":1}', "a durationMs that is out of place"],
  ['{"id":"a","outcome":"dead","reason":1}', "a reason that is no text"],
])("readAnswer() refuses %s, and does not repeat it", (line, got) => {
  expect(() => readAnswer(line, "a")).toThrow(`got ${got}`);
  expect(() => readAnswer(line, "a")).not.toThrow("c4n4ry");
});
