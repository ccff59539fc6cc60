import { expect, test } from "vitest";
import { fromBase64, toBase64 } from "./bytes.ts";

test.each([0, 1, 0x80_00, 0x80_01, 100_000])("%i bytes come back as they were", (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => index % 256);

  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
  expect(Buffer.from(fromBase64(toBase64(bytes))).equals(bytes)).toBe(true);
});
