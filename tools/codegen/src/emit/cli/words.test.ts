import { expect, test } from "vitest";
import { emitWords } from "./words.ts";

test("emitWords() writes an error and a question per line", () => {
  const error = { code: "ERR_X", class: "X", title: "t", meaning: "m", fix: "d", byItself: "b" };
  const question = { id: "q", mentions: [1], section: "§1", question: "Why?", default: "none", option: "fixed" };

  const text = emitWords([error], [{ ...question, answer: { text: "a\nb", source: "observed" } }]);

  expect(text).toContain('\n  {"code":"ERR_X","title":"t","meaning":"m","fix":"d","byItself":"b"},\n');
  expect(text).toContain(
    '\n  {"id":"q","section":"§1","question":"Why?","answer":"a b","source":"observed","ours":"none","option":"fixed"},\n',
  );
});
