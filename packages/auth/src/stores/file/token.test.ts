import { closeSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { writeTokenFile } from "./token.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-tokens-"));
afterAll(() => rmSync(folder, { recursive: true }));

const steps = vi.hoisted(() => [] as string[]);
vi.mock("node:fs", async (importOriginal) => {
  const real = await importOriginal<typeof import("node:fs")>();
  const names = new Map<number, string>();
  const openReally = real.openSync as (...given: unknown[]) => number;
  return {
    ...real,
    openSync: (path: string, ...rest: unknown[]) => {
      const file = openReally(path, ...rest);
      names.set(file, path.includes(".new-") ? "file" : "folder");
      return file;
    },
    writeFileSync: (file: number, text: string) => {
      real.writeFileSync(file, text);
      steps.push(`write ${names.get(file)}`);
    },
    fsyncSync: (file: number) => {
      real.fsyncSync(file);
      steps.push(`fsync ${names.get(file)}`);
    },
    renameSync: (from: string, to: string) => {
      real.renameSync(from, to);
      steps.push("rename");
    },
  } satisfies Partial<Record<keyof typeof real, unknown>>;
});
void [closeSync, fsyncSync, openSync, renameSync];

test("a token is on the disk before it has its name, and its name is on the disk before the lock is let go", () => {
  writeTokenFile(folder, "key", { value: "t", expiresAt: 1 }, { isDamaged: false });

  expect(steps).toEqual(["write file", "fsync file", "rename", "fsync folder"]);
});
