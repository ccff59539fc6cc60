/** From creation to dead letter in this process. Prints how long each took, in ms. */
import { createSandbox } from "@kontor/sandbox";
import { measureDeadLetters } from "./dead-letters.ts";

const sandbox = createSandbox();
const options = { fetch: sandbox.fetch, runs: 100 };
console.log(JSON.stringify(await measureDeadLetters("https://sandbox.test", sandbox, options)));
