import { erp } from "../calls/erp-client.ts";

const id = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";

await erp.categories.update({ id, name: "Garden tools" }); // the sort number and the parent stay as they are
