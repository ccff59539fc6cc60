import type { Token } from "@kontor/auth";
import { buildOk, buildProblem, buildSkipped, type Finding } from "./finding.ts";

/** Compares the scopes that were granted with those that are wanted: of the settings for the ERP API, `CHANNEL` or `SELLER` for the channel interface. */
export function checkScopes(
  of: "erp" | "channel",
  { scope }: Pick<Token, "scope">,
  wanted: readonly string[],
): Finding {
  if (scope === undefined) return buildSkipped("scopes", of, "the server does not say which it granted");
  const granted = scope.split(/[\s,]+/).filter((each) => each !== "");
  if (of === "channel" && granted.length > 0 && !granted.includes("CHANNEL") && !granted.includes("SELLER"))
    return buildProblem(
      "scopes",
      of,
      "scope-unknown",
      `the token is for ${granted.join(" ")}`,
      "A refresh token of a channel has the scope CHANNEL, one of a seller SELLER",
    );
  const missing = wanted.filter((each) => !granted.includes(each));
  if (missing.length > 0)
    return buildProblem(
      "scopes",
      of,
      "scope-missing",
      `not granted: ${missing.join(" ")}`,
      "Ask for them where the app is registered; the merchant must agree",
    );
  if (granted.length === 0)
    return buildProblem("scopes", of, "scope-none", "none was granted", "Ask for scopes where the app is registered");
  return buildOk("scopes", of, granted.length > 3 ? `${granted.length} granted` : granted.join(" "));
}
