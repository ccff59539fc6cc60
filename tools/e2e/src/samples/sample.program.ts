/** Runs a sample, says when it has, and stays: a sample may go on for good. */
import { flushCompileCache } from "node:module";
import { pathToFileURL } from "node:url";

await import(pathToFileURL(process.argv[2]!).href);
flushCompileCache(); // It is killed, and the next sample shall find what this one has compiled.
process.send!("ran");
