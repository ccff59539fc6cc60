import type { Change } from "../plan/effect.ts";

/** One way to be let in: the scopes that each scheme needs. */
type Way = Record<string, string[]>;

interface Described {
  security?: Way[];
  paths: Record<string, Record<string, { operationId?: string; security?: Way[] }>>;
}

/**
 * Compares the rights that operations ask for. Each way in which a caller was let in must still let it in: with the same scopes or fewer. `redocly
 * diff` does not compare them.
 */
export function compareRights(before: Described, after: Described): Change[] {
  const [old, fresh] = [before, after].map(listWays);
  return [...old!].flatMap(([id, were]): Change[] => {
    const are = fresh!.get(id);
    if (!are || JSON.stringify(were) === JSON.stringify(are)) return [];
    const lost = were.find((was) => !are.some((is) => isEnough(was, is)));
    if (lost) return [{ effect: "major", at: id, reason: `no longer lets in who has ${describe(lost)}` }];
    const isWider = are.some((is) => !were.some((was) => isEnough(is, was)));
    return isWider ? [{ effect: "minor", at: id, reason: "lets in more callers" }] : [];
  });
}

function listWays({ security = [], paths }: Described): Map<string, Way[]> {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return new Map(
    operations.flatMap((each) => (each.operationId ? [[each.operationId, orNobody(each.security ?? security)]] : [])),
  );
}

/** An operation without security asks for nothing. */
function orNobody(ways: Way[]): Way[] {
  return ways.length > 0 ? ways : [{}];
}

/** Whether a caller who has the rights of one way is let in by another. */
function isEnough(has: Way, needs: Way): boolean {
  return Object.entries(needs).every(([scheme, scopes]) => {
    const own = has[scheme];
    return own !== undefined && scopes.every((scope) => own.includes(scope));
  });
}

function describe(way: Way): string {
  const parts = Object.entries(way).map(([scheme, scopes]) => [scheme, ...scopes].join(" "));
  return parts.join(" and ") || "nothing";
}
