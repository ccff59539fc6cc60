import { stripTypeScriptTypes } from "node:module";

/** Lets webpack, which reads JavaScript alone, bundle our sources. It calls this file for each of them. */
export default function stripTypes(source: string): string {
  return stripTypeScriptTypes(source);
}
