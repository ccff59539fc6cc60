import type { Model } from "../../model/model.ts";

/** The quotas of an interface, each with its calls, so that a change of the specs shows as a line diff. */
export function emitQuotas(model: Model): string {
  const calls = new Map<string, string[]>();
  for (const { id, method, path, rateLimit } of model.operations) {
    if (!rateLimit || id.startsWith("Events_")) continue;
    const figures = `${rateLimit.requests}, ${rateLimit.perSeconds}`;
    calls.set(figures, [...(calls.get(figures) ?? []), `${method} ${path}`]);
  }
  const rows = Array.from(calls, ([figures, each]) => {
    const lines = each.map((call) => `    ${JSON.stringify(call)},\n`);
    return `  [${figures}, [\n${lines.join("")}  ]],\n`;
  });
  return `// Generated from specs by tools/codegen. Do not edit: run \`pnpm generate\`.

/** The documented quotas: requests, seconds, and the calls that each is for. The event queue is left out. */
export const quotas: readonly (readonly [requests: number, perSeconds: number, calls: readonly string[]])[] = [
${rows.join("")}];
`;
}
