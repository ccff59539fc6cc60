import { measureSize, oneCalls } from "./peers/bundlers.ts";
for (const p of oneCalls) { console.log(p.name, (await measureSize("esbuild",p.code,["@kontor/source"])).kilobytes); }
