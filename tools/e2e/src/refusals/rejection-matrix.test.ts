import { expect, test } from "vitest";
import { prepareSandbox } from "../operations/valid-calls.ts";
import { sendWrong, wrongCalls } from "./wrong-calls.ts";

const { sandbox, calls, operations } = await prepareSandbox();
sandbox.assume({ unknownFields: { channel: "refuse", erp: "refuse" } }); // the channel interface ignores them by default

/** Everything the platform holds but what it counts. */
function held(): unknown {
  const { quotas: _, counters: __, ...tables } = sandbox.snapshot().tables;
  return tables;
}

test("every operation refuses twelve wrong calls, in the platform's error shape, and nothing changes", async () => {
  sandbox.assume({ registrationNeedsTenant: true }); // else the gateway adds it
  const before = held();
  const accepted: string[] = [];
  const misshapen: string[] = [];
  const notApplicable: Record<string, number> = {};
  let refused = 0;

  for (const operation of operations)
    for (const [name, wrong] of Object.entries(wrongCalls)) {
      const made = wrong(operation, calls.get(operation.id)!, operations);
      if ("notApplicable" in made) {
        const reason = `${name}: ${made.notApplicable}`;
        notApplicable[reason] = (notApplicable[reason] ?? 0) + 1;
        continue;
      }
      const response = await sendWrong(sandbox, made.call);
      const body = (await response.json().catch(() => ({}))) as {
        errorList?: { code?: string; message?: string }[];
        errorCode?: string;
        errorMessage?: string;
      };
      const label = `${operation.id}, ${name}: ${response.status}`;
      if (response.status < 400 || response.status >= 500) accepted.push(label);
      if (!(operation.api === "erp" ? body.errorMessage : body.errorList?.[0]?.message)) misshapen.push(label);
      const isCoded =
        operation.api === "erp"
          ? Boolean(body.errorCode)
          : body.errorList?.every(({ code = "" }) => /^[A-Z]{3}\d{3}$/.test(code)); // as the platform's own are
      if (!isCoded) misshapen.push(`${label}, without a code`);
      refused += 1;
    }

  const cells = operations.length * Object.keys(wrongCalls).length;
  console.log(`${refused} of ${cells} wrong calls refused, ${cells - refused} n/a:`);
  for (const [reason, count] of Object.entries(notApplicable)) console.log(`  ${count} × ${reason}`);
  expect({ accepted, misshapen }).toEqual({ accepted: [], misshapen: [] });
  expect(held()).toEqual(before);
  expect(refused).toBeGreaterThan(500);
});
