import { expect, test, vi } from "vitest";
import { createChanges } from "./changes.ts";
import { openConsoleStream } from "./stream.ts";

test("consoleStream() listens until its reader leaves", async () => {
  const changes = createChanges();
  const reader = openConsoleStream({ changes, read: () => ({ parts: { clock: 1 } }) }).getReader();
  await reader.read();

  const during = changes.listeners;
  await reader.cancel();

  expect([during, changes.listeners]).toEqual([1, 0]);
});

test("consoleStream() reads nothing while its reader does not keep up", async () => {
  const changes = createChanges();
  let reads = 0;
  const stream = openConsoleStream({ changes, read: () => ({ parts: { clock: (reads += 1) } }) });
  const reader = stream.getReader();
  await reader.read();
  vi.useFakeTimers();

  for (let count = 0; count < 3; count += 1) {
    changes.tell();
    vi.advanceTimersByTime(1_000);
  }
  vi.useRealTimers();

  expect(reads).toBe(2); // one that waits for the reader, and no more
  expect((await reader.read()).value).toEqual(new TextEncoder().encode("event: clock\ndata: 2\n\n"));
  await reader.read();
  expect(reads).toBe(3); // what it has missed, in one
  await reader.cancel();
});

test("consoleStream() ends where the state cannot be read", async () => {
  const changes = createChanges();
  const read = () => {
    throw new Error("Cannot read");
  };

  await expect(openConsoleStream({ changes, read }).getReader().read()).rejects.toThrow("Cannot read");
  expect(changes.listeners).toBe(0);
});
