import { expect, test } from "vitest";
import { startPrism } from "./candidates.ts";
import { buildCategoryBody, buildCategoryRequest, WRONG_BODY } from "./category-update.ts";

test.each([
  ["Prism default", () => startPrism({ verboseLevel: "info" })],
  ["Prism silent", () => startPrism({ verboseLevel: "silent" })],
])("%s accepts the request that is measured, and refuses a body that does not fit", async (name, start) => {
  const candidate = await start();
  await using _ = candidate.process;
  const request = buildCategoryRequest(candidate.token);
  const send = async (body: string) => (await fetch(candidate.target, { ...request, body })).status;

  expect(candidate.name).toBe(name);
  expect(await send(buildCategoryBody(1))).toBe(200);
  expect(await send(WRONG_BODY)).toBe(candidate.refusal);
});
