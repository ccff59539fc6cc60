import { postgresTenants } from "@kontor/app/postgres";
import { postgresTokenStore } from "@kontor/auth/postgres";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { Pool } from "pg";

/** Creates the tables, or brings them up to date. A step of each deployment, before the consumer starts, with the address of `kontor_owner`. */
export async function openTables(ownerUrl: string): Promise<void> {
  await using pool = Object.assign(new Pool({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 }), {
    [Symbol.asyncDispose]: () => pool.end(),
  });
  const inbox = postgresInbox({ pool });
  await inbox.readStats();
  await inbox.close();
  await postgresTokenStore({ pool, table: "kontor.kontor_tokens" }).get("none");
  await postgresTenants({ pool, table: "kontor.kontor_tenant" }).all();
}
