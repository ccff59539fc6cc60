import { type ManifestProblem, isFields, type CurrentForm, type Fields, type ManifestGeneration } from "./problems.ts";

/** Brings a document of any generation into the form of the current one. */
export function toCurrentForm(document: Fields): CurrentForm {
  if (isFields(document["manifest"])) {
    const { manifest, listing } = document as { manifest: Fields; listing?: unknown };
    return { generation: "M2", manifest, listing, hints: findDeprecated(manifest, "/manifest") };
  }
  if (typeof document["manifestVersion"] !== "string" || "technicalName" in document)
    return { generation: "M3", manifest: document, hints: findDeprecated(document, "") };
  return fromFirstGeneration(document);
}

/** A document of 2025 holds its listing in itself and has other names. */
function fromFirstGeneration(document: Fields): CurrentForm {
  const {
    manifestVersion: _,
    name,
    description,
    defaultLocale,
    locales,
    icon,
    communication,
    legal,
    ...rest
  } = document;
  const { setupUrl, ...others } = isFields(rest["lifecycle"]) ? rest["lifecycle"] : {};
  const isOdd = rest["lifecycle"] !== undefined && !isFields(rest["lifecycle"]);
  const short = isFields(name) ? name["short"] : name;
  const manifest = {
    technicalName: short,
    ...rest,
    lifecycle: isOdd ? rest["lifecycle"] : { ...(setupUrl !== undefined && { configurationUrl: setupUrl }), ...others },
  };
  const listing = { name, description, defaultLocale, locales, icon, communication, legal };
  const fix = "write app.json and listing.json of the current generation";
  return {
    generation: "M1",
    manifest,
    listing,
    hints: [{ path: "/manifestVersion", problem: "is of 2025", fix }, ...findDeprecated(rest, "")],
  };
}

function findDeprecated({ lifecycle }: Fields, prefix: string): ManifestProblem[] {
  if (!isFields(lifecycle)) return [];
  return ["connectUrl", "disconnectUrl"].flatMap((name) => {
    const path = `${prefix}/lifecycle/${name}`;
    return name in lifecycle
      ? [{ path, problem: "is deprecated", fix: "leave it out; configurationUrl is called" }]
      : [];
  });
}

/** Gives a problem the path that the value has in the document that was read. */
export function toSourcePath({ path, ...rest }: ManifestProblem, generation: ManifestGeneration): ManifestProblem {
  if (generation === "M2") return { path: `/manifest${path}`, ...rest };
  if (generation === "M3") return { path, ...rest };
  const older: Record<string, string> = {
    "/technicalName": "/name/short",
    "/lifecycle/configurationUrl": "/lifecycle/setupUrl",
  };
  return { path: older[path] ?? path, ...rest };
}
