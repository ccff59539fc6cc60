import { Pool } from "pg";

/** Opens a pool whose connections may break while nobody uses them, as those of a database that is dropped do. */
export function openPool(url: string, max: number): Pool {
  const pool = new Pool({ connectionString: url, max });
  pool.on("error", () => {});
  pool.on("connect", (connection) => connection.on("error", () => {}));
  return pool;
}
