import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { channel } from "../calls/channel-client.ts";
import { handlers } from "../events/handlers.ts";
import { createProgram } from "./program.ts";

const inbox = sqliteInbox(process.env["KONTOR_INBOX"] ?? "events.db");
const program = createProgram({ channel, inbox, handlers, port: Number(process.env["PORT"] ?? 8080) });
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void program.stop());

await program.start(); // it rejects at once if the credentials or the address are wrong
