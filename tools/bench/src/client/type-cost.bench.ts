/** Counts the work of the type checker for one call, by size of the spec. It is a count and no time, so it is the same in every run. */
import { measureTypeCost } from "./type-cost.ts";

const sizes = [50, 400, 1_600];
console.log(
  "Instantiations of one valid call: a program with it less the same program without (tsc --extendedDiagnostics)",
);
console.log("operations  valid call  openapi-fetch  wrong field  wrong operation");
for (const size of sizes) {
  const { operations, validCall, peerCall, misuse, wrongName } = await measureTypeCost(size);
  console.log(
    `${String(operations).padStart(10)}  ${String(validCall).padStart(10)}  ${String(peerCall).padStart(13)}  ${misuse.join(",").padStart(11)}  ${wrongName.join(",").padStart(15)}`,
  );
}
