import { DatabaseSync } from "node:sqlite";

// Tests dispose of databases; the oldest Node that is allowed can only close them.
const { prototype } = DatabaseSync as unknown as { prototype: { close(): void; [Symbol.dispose]?(): void } };
prototype[Symbol.dispose] ??= function dispose() {
  this.close();
};
