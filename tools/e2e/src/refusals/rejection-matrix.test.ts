import { expect, test } from "vitest";
import { prepareSandbox } from "../operations/valid-calls.ts";
import { NO_BODY, sendWrong, wrongCalls } from "./wrong-calls.ts";

const { sandbox, calls, operations } = await prepareSandbox();
sandbox.assume({ unknownFields: { channel: "refuse", erp: "refuse" } }); // the channel interface ignores them by default

/** The statuses with which each wrong call is refused: one of another status was refused for another reason. */
const statuses: Record<keyof typeof wrongCalls, number[]> = {
  "extra property": [400],
  "bad uuid": [400],
  "int32 overflow": [400],
  "missing id": [400],
  "missing field": [400],
  "unknown value": [400],
  "wrong type": [400],
  "missing tenant": [401],
  "bad tenant": [400, 401],
  "no credentials": [401],
  "credentials of another API": [401],
  "credentials of the other side": [403],
  "wrong content type": [415],
  "malformed JSON": [400],
  "empty body": [400],
  "too many ids": [400],
  "wrong method": [405],
};

/** Everything the platform holds but what it counts. */
function held(): unknown {
  const { quotas: _, counters: __, ...tables } = sandbox.snapshot().tables;
  return tables;
}

test("every operation refuses seventeen wrong calls, in the platform's error shape, and nothing changes", async () => {
  sandbox.assume({ registrationNeedsTenant: true }); // else the gateway adds it
  const before = held();
  const accepted: string[] = [];
  const misshapen: string[] = [];
  const notApplicable: Record<string, number> = {};
  let refused = 0;

  for (const operation of operations)
    for (const [name, wrong] of Object.entries(wrongCalls)) {
      const made = wrong(operation, calls.get(operation.id)!, operations, calls);
      if ("notApplicable" in made) {
        if (made === NO_BODY) expect([operation.id, operation.raw.requestBody]).toEqual([operation.id, undefined]);
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
      if (!statuses[name as keyof typeof statuses].includes(response.status)) accepted.push(label);
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
  expect(refused).toBeGreaterThan(3_000);
});
