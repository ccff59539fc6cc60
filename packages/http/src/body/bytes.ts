/** Bytes in memory of their own. TypeScript 5.5 and 5.6 read this declaration too: their `Uint8Array` has no parameter. */
export type Bytes = ReturnType<Uint8Array["slice"]>;
