import { startPostgres } from "@kontor/testing/postgres";
import { expect, test } from "vitest";
import { contenders, openPool, type ContenderName } from "../peers/contenders.ts";
import { handleLoad } from "./workers.ts";

test("every contender handles every event, each seller in order", async () => {
  const server = await startPostgres({ fsync: true });
  const admin = openPool(server.url, 1);
  for (const [index, name] of (Object.keys(contenders) as ContenderName[]).entries()) {
    await admin.query(`CREATE DATABASE load_${index}`);
    const url = server.url.replace(/\/postgres$/, `/load_${index}`);

    const { milliseconds, wal } = await handleLoad(url, name, { processes: 1, events: 100 });

    expect([milliseconds > 0, wal > 100]).toEqual([true, true]);
  }
  await admin.end();
  await server.stop();
});
