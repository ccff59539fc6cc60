import { connectSandbox } from "@kontor/sandbox";

const sandbox = connectSandbox("http://127.0.0.1:7070");

await sandbox.trigger("Seller:Some.NewType", { sellerId: "1" });
const registration = (await sandbox.registrations()).find(({ status }) => status === "pending");
if (registration) await sandbox.decideRegistration(registration.id, { accept: true });
const before = await sandbox.snapshot();
await sandbox.restore(before);
