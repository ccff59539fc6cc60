/** Runs a sample, says when it has, and stays: a sample may go on for good. */
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";

await import(pathToFileURL(process.argv[2]!).href);
process.stdout.write("", () => parentPort!.postMessage("ran")); // All that it wrote has arrived.
