export { rawErpClient } from "../generated/raw.generated.ts";
