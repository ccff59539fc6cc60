#!/usr/bin/env node
/** Says in one sentence which Node is needed, before anything is loaded that an older one cannot. */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major > 22 || (major === 22 && minor >= 13)) {
  process.getBuiltinModule("node:module").enableCompileCache();
  await import("./run.ts");
} else {
  process.stderr.write(`kontor-mcp: Node.js 22.13 or newer is needed: this is ${process.version}\n`);
  process.exitCode = 1;
}
