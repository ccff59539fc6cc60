import { isPlatformError } from "@kontor/http";
import { erp } from "../calls/erp-client.ts";

try {
  await erp.categories.update({ id: "99999999-9999-4999-8999-999999999999", name: "Garden tools" });
} catch (error) {
  if (!isPlatformError(error)) throw error;
  console.log(error.code); // stable: your program may decide by it
  console.log(error.message); // for people: it may change, and has no secret in it
  if ("hint" in error && error.hint) console.log(error.hint); // what to look at first
  console.log(error.docs); // where it is explained: a page, or a command
}
