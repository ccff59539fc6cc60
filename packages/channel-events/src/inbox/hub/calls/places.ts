import type { LaneClaim } from "../../claim.ts";
import { computeLaneKey } from "../../postgres/rows.ts";

/** The columns that name claims: their channels, lanes and tokens. */
export function listClaims(held: readonly { channel: number; claim: LaneClaim }[]): [number[], string[], string[]] {
  return [
    held.map(({ channel }) => channel),
    held.map(({ claim }) => computeLaneKey(claim.lane)),
    held.map(({ claim }) => claim.token),
  ];
}

/** Gives each call its part of the places that a function did. */
export function splitPlaces(places: ReadonlySet<number>, lengths: readonly number[]): boolean[][] {
  let before = 0;
  return lengths.map((length) => {
    const part = Array.from({ length }, (_, index) => places.has(before + index + 1));
    before += length;
    return part;
  });
}

/** The answer of a function that returns the places of those of its rows that it did, from 1. */
export function readPlaces(rows: readonly Record<string, unknown>[], name: string): Set<number> {
  return new Set(rows[0]![name] as number[]);
}
