import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emitDeclarations } from "../declarations/emit.ts";
import { bundleSpec } from "../specs/bundle.ts";
import { listPublished, type Published } from "../tree/published.ts";
import { listCalls, playCalls, type Calls, type Played } from "../wire/record.ts";

/** A tree, and what is made from it to compare it with others: each part once, and only if it is wanted. */
export interface State extends Disposable {
  tree: string;
  packages: Published[];
  /** The folder with the declarations of all packages. */
  declarations(): Promise<string>;
  /** The file with the bundled description of an interface. */
  spec(api: string): Promise<string>;
  /** One call for each operation. */
  calls(): Promise<Calls>;
  /** The requests and values of these calls. */
  played(): Promise<Played>;
}

/** Looks at a tree that `createTree()` wrote; disposing removes what was made from it. */
export function openState(tree: string): State {
  const folder = mkdtempSync(join(tmpdir(), "kontor-state-"));
  const made = new Map<string, Promise<unknown>>();
  const once = <Value>(name: string, make: () => Promise<Value>): Promise<Value> => {
    const kept = made.get(name) ?? make();
    made.set(name, kept);
    return kept as Promise<Value>;
  };
  return {
    tree,
    packages: listPublished(tree),
    declarations: () =>
      once("declarations", async () => {
        const out = join(folder, "declarations");
        await emitDeclarations(tree, out);
        return out;
      }),
    spec: (api) => once(api, () => bundleSpec(tree, api, join(folder, `${api}.json`))),
    calls: () => once("calls", () => listCalls(tree)),
    played: () => once("played", async () => playCalls(tree, await once("calls", () => listCalls(tree)))),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
