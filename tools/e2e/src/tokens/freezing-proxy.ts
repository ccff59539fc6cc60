import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface FreezingProxy {
  port: number;
  /** Nothing goes through the connections that there are any more, and none of them ends: a host that is gone without a word. Gives how many. */
  freeze(): number;
  stop(): void;
}

/** A way to a port of this machine, on which connections can go dead. New ones work. */
export async function startFreezingProxy(to: number): Promise<FreezingProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.pipe(far).pipe(near);
    for (const each of pair) each.on("error", () => {}).on("close", () => pairs.delete(pair));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near.pause();
        far.pause();
      }
      return pairs.size;
    },
    stop() {
      server.close();
      for (const pair of pairs) for (const each of pair) each.destroy();
    },
  };
}
