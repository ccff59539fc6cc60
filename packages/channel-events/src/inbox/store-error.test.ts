import { isPlatformError } from "@kontor/http";
import { expect, test } from "vitest";
import { StoreError } from "./store-error.ts";

test("an error of the store says what failed and why, and keeps its cause", () => {
  const cause = new Error("disk full");
  const error = new StoreError("write the inbox", "the disk is full", { cause });

  expect(error.message).toBe("Cannot write the inbox as the disk is full");
  expect([error.code, error.isFinal, error.cause]).toEqual(["ERR_PLATFORM_STORE", false, cause]);
  expect(isPlatformError(error)).toBe(true);
});

test("an error without a cause has no such member, and may be final", () => {
  const error = new StoreError("use the inbox", "its file is gone", { isFinal: true });

  expect("cause" in error).toBe(false);
  expect(error.isFinal).toBe(true);
});
