import { once } from "node:events";
import { createServer } from "node:net";

/** Checks that a program can listen at an address of this machine. @throws {Error} If another program listens there. */
export async function checkAddressIsFree(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const server = createServer();
  try {
    await once(server.listen(Number(port), hostname), "listening");
  } catch (cause) {
    const message = `Cannot follow the guide as port ${port} must be free for its sandbox: got one that is taken. Stop the program that listens there.`;
    throw new Error(message, { cause });
  }
  await new Promise((resolve) => server.close(resolve));
}
