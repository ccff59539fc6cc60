import { expect, test } from "vitest";
import { createProgram } from "../program.ts";

/** Every flag of every command that has a default, as commander applies it. */
async function listDefaults(): Promise<string[]> {
  const program = createProgram({});
  return program.commands
    .flatMap((command) => [command, ...command.commands])
    .flatMap((command) => {
      const parent = command.parent === program ? "" : `${command.parent!.name()} `;
      return command.options.flatMap(({ long, defaultValue }) =>
        defaultValue === undefined ? [] : [`${parent}${command.name()} ${long} ${String(defaultValue)}`],
      );
    })
    .toSorted();
}

test("flags have these defaults, and no others", async () => {
  expect(await listDefaults()).toMatchInlineSnapshot(`
    [
      "call --timeout 90",
      "doctor --timeout 10",
      "events run --drain 20s",
      "events run --every 60s",
      "events run --programs 4",
      "events run --timeout 15m",
      "events trigger --count 1",
      "inbox copy --channel default",
      "inbox copy --schema kontor_inbox",
      "inbox dead --reason put aside by an operator",
      "inbox list --limit 20",
      "register --every 5",
      "register --key-file kontor.key",
      "register --state-file kontor-registration.json",
      "register --timeout 600",
      "sandbox --host 127.0.0.1",
      "sandbox --port 7070",
      "specs search --limit 20",
      "token --timeout 30",
    ]
  `);
});
