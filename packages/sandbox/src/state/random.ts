import type { Table } from "./store.ts";

/** Makes random numbers of a seed. The table keeps how many were drawn, so that a restored platform continues the series. */
export function createRandom(seed: number, drawn: Table<number>) {
  const next = () => {
    const count = (drawn.get("random") ?? 0) + 1;
    drawn.set("random", count);
    return computeRandom(seed, count);
  };
  const hex = (length: number) => Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join("");
  return {
    next,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${"89ab"[Math.floor(next() * 4)]}${hex(3)}-${hex(12)}`,
    digits: (length: number) => Array.from({ length }, () => Math.floor(next() * 10)).join(""),
  };
}

/** The n-th number of a seed (splitmix32). */
export function computeRandom(seed: number, count: number): number {
  let value = (Math.imul(seed, 0x85_eb_ca_6b) + Math.imul(count, 0x9e_37_79_b9)) | 0;
  value = Math.imul(value ^ (value >>> 16), 0x21_f0_aa_ad);
  value = Math.imul(value ^ (value >>> 15), 0x73_5a_2d_97);
  return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32;
}
