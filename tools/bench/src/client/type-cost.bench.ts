/** Counts the work of the type checker for one call, by size of the spec. It is a count and no time, so it is the same in every run. */
import { showFigures, type Measured } from "../measure/report.ts";
import { typeCost } from "./figures.ts";
import { measureTypeCost } from "./type-cost.ts";

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [50, 400, 1_600];
const figures: Record<string, Measured> = {};
let withoutError = 0;
for (const size of sizes) {
  const { operations, validCall, peerCall, misuse, wrongName } = await measureTypeCost(size);
  const at = `at ${operations.toLocaleString("en")} operations`;
  figures[`one valid call ${at}`] = { value: validCall, note: `wrong field ${misuse}, wrong operation ${wrongName}` };
  figures[`openapi-fetch ${at}`] = peerCall!;
  withoutError += Number(!/^TS(2353|2561)$/.test(misuse.join())) + Number(!/^TS(2339|2551)$/.test(wrongName.join()));
}
showFigures(typeCost, { ...figures, "wrong names without an error of their own": withoutError });
