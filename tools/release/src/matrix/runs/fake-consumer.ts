import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startSandboxServer, type SandboxServer } from "@kontor/sandbox/server";

/** A folder that looks like the project of an integrator; its command `kontor` prints the address of a sandbox in this process. */
export interface FakeConsumer extends AsyncDisposable {
  folder: string;
  server: SandboxServer;
  write(path: string, text: string): void;
}

/** Creates one without any package. A test writes the program that it wants to be run. */
export async function createFakeConsumer(): Promise<FakeConsumer> {
  const folder = mkdtempSync(join(tmpdir(), "kontor-fake-"));
  const server = await startSandboxServer();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const command = "node_modules/.bin/kontor";
  write("package.json", '{ "type": "module" }');
  write(command, `#!/bin/sh\necho '{ "url": "${server.url}" }'\nexec sleep 600\n`);
  chmodSync(join(folder, command), 0o755);
  return {
    folder,
    server,
    write,
    async [Symbol.asyncDispose]() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
