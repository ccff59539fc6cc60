import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type Way = Awaited<ReturnType<typeof openWay>>;

/** Opens a way to a server on this machine that can be cut: bytes go in and come out nowhere, and no connection is closed. */
export async function openWay(to: { port: number }) {
  const sockets = new Set<Socket>();
  const dead = new WeakSet<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(to.port, "127.0.0.1");
    if (isCut) dead.add(near);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => void (dead.has(near) || into.write(bytes)));
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        if (!dead.has(near)) into.destroy();
      });
    }
    near.on("close", () => far.destroy());
    nears.add(near);
  });
  const nears = new Set<Socket>();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Swallows all bytes from now on, also those of new connections, or lets new connections through again. Old ones stay dead. */
    cut(value: boolean): void {
      isCut = value;
      if (value) for (const near of nears) dead.add(near);
    },
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
