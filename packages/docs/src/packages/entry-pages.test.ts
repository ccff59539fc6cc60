import { expect, test } from "vitest";
import { listEntryPages } from "./entry-pages.ts";

test("every entry has a page, a large one a second page for its types, and the CLI has one without exports", () => {
  const hrefs = listEntryPages().map(({ href }) => href);

  expect(hrefs).toEqual(
    expect.arrayContaining([
      "/reference/packages/http/",
      "/reference/packages/http/node/",
      "/reference/packages/channel-events/types/",
      "/reference/packages/cli/",
    ]),
  );
  expect(new Set(hrefs).size).toBe(hrefs.length);
  const [main, types] = listEntryPages().filter(({ entry }) => entry.specifier === "@kontor/channel-events");
  expect(main?.exports.map(({ name }) => name)).toContain("ChannelConsumerOptions");
  expect(types?.exports.map(({ name }) => name)).toContain("HealthReport");
});
