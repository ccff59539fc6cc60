/** Runs a sample, says when it has, and stays: a sample may go on for good. */
import { pathToFileURL } from "node:url";

await import(pathToFileURL(process.argv[2]!).href);
process.send!("ran");
