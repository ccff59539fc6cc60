import { expect, test } from "vitest";
import { startPrism } from "./candidates.ts";
import { buildCategoryBody, buildCategoryRequest, WRONG_BODY } from "./category-update.ts";

test("Prism accepts the request that is measured, and refuses a body that does not fit", async () => {
  const candidate = await startPrism({ verboseLevel: "silent" });
  await using _ = candidate.process;
  const request = buildCategoryRequest(candidate.token);
  const send = async (body: string) => (await fetch(candidate.target, { ...request, body })).status;

  expect(candidate.name).toBe("Prism silent");
  expect(await send(buildCategoryBody(1))).toBe(200);
  expect(await send(WRONG_BODY)).toBe(candidate.refusal);
});
