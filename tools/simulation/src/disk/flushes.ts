import fs from "node:fs";
import { dirname } from "node:path";
import { replaceFunctions } from "./replace-functions.ts";

const NO_CONTENT = Buffer.alloc(0);

/** A folder as the disk has it, and the renames that are not flushed yet. */
interface DiskFolder {
  files: Map<string, Buffer>;
  renames: { from: string; to: string }[];
  flushed: Map<string, Buffer>;
}

/**
 * Knows what of some files a power cut leaves: the content that was flushed, under the name that was flushed.
 *
 * @param isOurs Tells of a path whether its file is watched.
 */
export function createFlushWatch(folder: string, isOurs: (path: string) => boolean) {
  const { openSync, fsyncSync, renameSync } = fs;
  const paths = new Map<number, string>();
  let disk: DiskFolder | undefined;
  const stop = replaceFunctions({
    openSync: (path, ...rest) => {
      const descriptor = openSync(path, ...rest);
      paths.set(descriptor, fs.realpathSync(String(path)));
      return descriptor;
    },
    fsyncSync: (descriptor) => {
      fsyncSync(descriptor);
      const path = paths.get(descriptor);
      if (!disk || path === undefined) return;
      if (path === folder) applyRenames(disk);
      else if (isOurs(path)) disk.flushed.set(path, fs.readFileSync(path));
    },
    renameSync: (from, to) => {
      const [before, after] = [from, to].map(
        (path) => `${fs.realpathSync(dirname(String(path)))}/${String(path).split("/").at(-1)}`,
      );
      renameSync(from, to);
      if (disk && isOurs(after!)) disk.renames.push({ from: before!, to: after! });
    },
  });
  return {
    /** Files count as flushed from now on, as they are at this moment. */
    begin: () => void (disk = { files: readFiles(folder, isOurs), renames: [], flushed: new Map() }),
    /** Gives the files the content that is left, and goes on. */
    cutPower(): void {
      if (!disk) return;
      const unflushed = disk.renames.filter(({ from }) => !disk!.flushed.has(from));
      if (unflushed.length > 0) applyRenames(disk); // The names may reach the disk without the content.
      for (const path of readFiles(folder, isOurs).keys()) fs.rmSync(path);
      for (const [path, content] of disk.files) fs.writeFileSync(path, content, { mode: 0o600 });
      disk = undefined;
    },
    stop,
  };
}

function applyRenames(disk: DiskFolder): void {
  for (const { from, to } of disk.renames.splice(0)) disk.files.set(to, disk.flushed.get(from) ?? NO_CONTENT);
}

function readFiles(folder: string, isOurs: (path: string) => boolean): Map<string, Buffer> {
  const paths = fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => `${folder}/${name}`) : [];
  return new Map(paths.filter(isOurs).map((path) => [path, fs.readFileSync(path)]));
}
