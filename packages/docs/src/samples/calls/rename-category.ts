import { erp } from "./erp-client.ts";

await erp.categories.update({ id: "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10", name: "Garden tools", sortNumber: 1 });
