import { buildAnswer } from "../records/answer.ts";
import type { RecordRule } from "../records/rule.ts";
import { addFields, applyFields, findRecord, type Fields } from "./open.ts";

const RANGES = "numberRanges";

/** Copies a range of numbers; the body says how the copy differs. */
export const addRange: RecordRule = (operation) => (request) => {
  const range = findRecord(request, RANGES, request.path["numberRangeId"]);
  if ("problem" in range) return range;
  const { identifier: _, ...fields } = range.fields;
  return buildAnswer(
    operation,
    request,
    addFields(request, RANGES, { ...fields, ...(request.body as Fields), isDeletable: true }),
  );
};

/** Draws the next number of a range. */
export const takeNumber: RecordRule = (operation) => (request) => {
  const range = findRecord(request, RANGES, request.path["numberRangeId"]);
  if ("problem" in range) return range;
  const drawn = applyFields(request, range, { currentNumber: Number(range.fields["currentNumber"] ?? 0) + 1 });
  return buildAnswer(operation, request, {
    ...drawn,
    fields: { nextNumber: formatNumber(drawn.fields), isPreview: false },
  });
};

/** Shows the next number of a range and draws none. */
export const showNumber: RecordRule = (operation) => (request) => {
  const range = findRecord(request, RANGES, request.path["numberRangeId"]);
  if ("problem" in range) return range;
  const currentNumber = Number(range.fields["currentNumber"] ?? 0) + 1;
  const fields = { nextNumber: formatNumber({ ...range.fields, currentNumber }), isPreview: true };
  return buildAnswer(operation, request, { ...range, fields });
};

function formatNumber({ prefix = "", currentNumber, suffix = "" }: Fields): string {
  return `${String(prefix)}${String(currentNumber)}${String(suffix)}`;
}
