import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readFacts } from "./coverage.ts";
import { findUncited } from "./uncited.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const text = (path: string) => readFileSync(`${root}/${path}`, "utf8");
const facts = readFacts(text("tools/checks/facts/facts.tsv"));

test("a row or a field planted in a sheet is found uncited", () => {
  const sheet = (name: string) => text(`tools/checks/facts/sheets/${name}`);
  const row = findUncited("channel.md", `${sheet("channel.md")}\n| Planted | x |\n|---|---|\n| a | b |\n`, facts);
  const field = findUncited(
    "channel.md",
    sheet("channel.md").replace("- **UpdateSession**: `sellerId`", "- **UpdateSession**: `planted` string; `sellerId`"),
    facts,
  );
  const whole = findUncited(
    "channel.md",
    sheet("channel.md")
      .replace("- **OrderItem**: union", "- **OrderItem**: `planted` string; union")
      .replace("- **ChannelUpdate**: `group`", "- **ChannelUpdate**: `planted` string; `group`"),
    facts,
  );

  expect(row).toEqual([expect.stringContaining("| a | b |")]);
  expect(field).toEqual([expect.stringContaining("UpdateSession.planted")]);
  expect(whole).toEqual(expect.arrayContaining(["560: OrderItem.planted", "520: ChannelUpdate.planted"]));
});
