import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { checkAddressIsFree } from "./address.ts";

test("checkAddressIsFree() names the port that is taken, and says nothing once it is free", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;

  await expect(checkAddressIsFree(address)).rejects.toThrow(`as port ${port} must be free for its sandbox`);
  await new Promise((resolve) => server.close(resolve));
  await expect(checkAddressIsFree(address)).resolves.toBeUndefined();
});
