import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type Way = Awaited<ReturnType<typeof openWay>>;

/** Opens a way to a server on this machine that can be cut: bytes go in and come out nowhere, and no connection is closed. */
export async function openWay(to: { port: number }) {
  /** Both ends of each connection; a dead one stays open, and nothing passes. */
  const connections = new Set<{ ends: [Socket, Socket]; isDead: boolean }>();
  let isCut = false;
  const server = createServer((near) => {
    const ends: [Socket, Socket] = [near, connect(to.port, "127.0.0.1")];
    const connection = { ends, isDead: isCut };
    connections.add(connection);
    for (const [from, into] of [ends, ends.toReversed() as typeof ends]) {
      from.on("data", (bytes) => void (connection.isDead || into.write(bytes)));
      from.on("error", () => {});
      from.on("close", () => void ((connection.isDead && from !== near) || into.destroy()));
    }
    near.on("close", () => connections.delete(connection));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Swallows all bytes from now on, also those of new connections, or lets new connections through again. Old ones stay dead. */
    cut(value: boolean): void {
      isCut = value;
      if (value) for (const connection of connections) connection.isDead = true;
    },
    close(): void {
      for (const { ends } of connections) for (const end of ends) end.destroy();
      server.close();
    },
  };
}
