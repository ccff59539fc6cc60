import { expect, test } from "vitest";
import { preparedSandbox, send, type ValidCall } from "./valid-calls.ts";
import { wrongCalls } from "./wrong-calls.ts";

const { sandbox, calls, operations } = await preparedSandbox();
const MOST_MS = 50;

/** Everything the platform holds but what it counts. */
function held(): unknown {
  const { quotas: _, counters: __, ...tables } = sandbox.snapshot().tables;
  return tables;
}

function sendWrong({ rawBody, ...call }: ValidCall & { rawBody?: string }): Promise<Response> {
  if (rawBody === undefined) return send(sandbox, call);
  const { method, path, headers } = call;
  return sandbox.fetch(`https://sandbox.test${path}`, { method, headers, body: rawBody });
}

/** The best of three, where the machine was busy with something else at the first. */
async function timed(run: () => Promise<Response>): Promise<{ response: Response; tookMs: number }> {
  let best = { response: Response.error(), tookMs: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < 3 && best.tookMs > MOST_MS; turn += 1) {
    const startedAt = performance.now();
    const response = await run();
    const tookMs = performance.now() - startedAt;
    if (tookMs < best.tookMs) best = { response, tookMs };
  }
  return best;
}

test("every operation refuses twelve wrong calls, in the platform's error shape, and nothing changes", async () => {
  const before = held();
  const accepted: string[] = [];
  const misshapen: string[] = [];
  const slow: string[] = [];
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
      const { response, tookMs } = await timed(() => sendWrong(made.call));
      const body = (await response.json().catch(() => ({}))) as {
        errorList?: { message?: string }[];
        errorMessage?: string;
      };
      const label = `${operation.id}, ${name}: ${response.status}`;
      if (response.status < 400 || response.status >= 500) accepted.push(label);
      if (!(operation.api === "erp" ? body.errorMessage : body.errorList?.[0]?.message)) misshapen.push(label);
      if (tookMs > MOST_MS) slow.push(`${label} in ${Math.round(tookMs)} ms`);
      refused += 1;
    }

  const cells = operations.length * Object.keys(wrongCalls).length;
  console.log(`${refused} of ${cells} wrong calls refused, ${cells - refused} n/a:`);
  for (const [reason, count] of Object.entries(notApplicable)) console.log(`  ${count} × ${reason}`);
  expect({ accepted, misshapen, slow }).toEqual({ accepted: [], misshapen: [], slow: [] });
  expect(held()).toEqual(before);
  expect(refused).toBeGreaterThan(500);
});
