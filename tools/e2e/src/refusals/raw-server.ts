import { createServer, type AddressInfo, type Socket } from "node:net";

/** A server on a real socket that answers every request with these very bytes, and hangs up. */
export async function startRawServer() {
  let bytes: Uint8Array | string = "";
  let hangUp: "reset" | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    let head = "";
    socket.on("data", (chunk) => {
      head += chunk.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (head.length - end - 4 < length) return;
      head = "";
      if (hangUp === "reset") socket.write(bytes, () => socket.resetAndDestroy());
      else socket.end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer(next: Uint8Array | string, how?: "reset"): void {
      bytes = next;
      hangUp = how;
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
