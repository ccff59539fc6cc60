/** Imports what it is told to, and says what that took and which parts of `fetch` it touched on the way. */
const touched = new Set<string>();
for (const name of ["fetch", "Request", "Response", "Headers", "FormData"]) {
  const { get, value } = Object.getOwnPropertyDescriptor(globalThis, name)!;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      touched.add(name);
      return get ? (get.call(globalThis) as unknown) : (value as unknown);
    },
  });
}
const startedAt = process.cpuUsage();
await import(process.argv[2]!);
const { user, system } = process.cpuUsage(startedAt);
process.stdout.write(JSON.stringify({ cpuMs: (user + system) / 1000, touched: [...touched] }));
