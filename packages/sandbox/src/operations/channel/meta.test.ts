import { expect, test } from "vitest";
import { demo } from "../../seed/seed.ts";
import { createCallers } from "../../testing/callers.ts";

const attribute = (attributeId: string) => ({
  attributeId,
  displayName: attributeId,
  isMultipleAllowed: false,
  type: "smalltext",
  required: false,
});
const list = (...ids: string[]) => ({ attributeList: ids.map(attribute) });
const idsOf = ({ body }: { body: { attributeList: { attributeId: string }[] } }) =>
  body.attributeList.map(({ attributeId }) => attributeId);

test("one attribute is taken out of its list, and one that there is not is said so", async () => {
  const { channel, seller } = await createCallers();
  await channel("PUT", "/v1/channel/attribute/category/104", list("main colour", "size"));
  const remove = async (id: string) => (await channel("DELETE", `/v1/channel/attribute/${id}/category/104`)).status;

  expect(await remove("weight")).toBe(404);
  expect(await remove("main%20colour")).toBeLessThan(300);

  expect(idsOf(await seller("GET", `/v1/seller/meta/${demo.channel}/category/104/attributes`))).toEqual(["size"]);
});

test("without a category the attributes of all categories go, and no others", async () => {
  const { channel, seller } = await createCallers();
  await channel("PUT", "/v1/channel/attribute/global", list("brand"));
  await channel("PUT", "/v1/channel/attribute/category/104", list("colour"));

  await channel("DELETE", "/v1/channel/attribute/category");

  expect(idsOf(await seller("GET", `/v1/seller/meta/${demo.channel}/category/104/attributes`))).toEqual([]);
  expect(idsOf(await seller("GET", `/v1/seller/meta/${demo.channel}/attributes`))).toEqual(["brand"]);
});

test("a seller sees the attributes that are for it alone", async () => {
  const { channel, seller, otherSeller } = await createCallers();
  await channel("PUT", "/v1/channel/attribute/seller/1", list("mine"));
  await channel("PUT", "/v1/channel/attribute/seller/7", list("theirs"));
  const path = `/v1/seller/meta/${demo.channel}/seller/attributes`;

  expect(idsOf(await seller("GET", path))).toEqual(["mine"]);
  expect(idsOf(await otherSeller("GET", path))).toEqual(["theirs"]);
});
