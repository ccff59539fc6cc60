import { EventEmitter } from "node:events";
import { PassThrough } from "node:stream";
import type { ReadStream, WriteStream } from "node:tty";
import { expect, test } from "vitest";
import { openScreen, type Key } from "./screen.ts";

function open() {
  const modes: boolean[] = [];
  const input = Object.assign(new PassThrough(), { setRawMode: (mode: boolean) => modes.push(mode), isTTY: true });
  const written: string[] = [];
  const output = Object.assign(new EventEmitter(), {
    columns: 60,
    rows: 10,
    hasColors: () => false,
    write: (text: string) => written.push(text),
  });
  const screen = openScreen({ input: input as unknown as ReadStream, output: output as unknown as WriteStream });
  return { screen, input, output, modes, written };
}

test("keys come one by one, with their names and what they write", async () => {
  const { screen, input } = open();
  const keys: Key[] = [];
  const three = new Promise<void>((resolve) => screen.onKey((key) => keys.push(key) === 3 && resolve()));

  input.write("a\u001B[B\u0003");
  await three;

  expect(keys).toEqual([
    { name: "a", text: "a", isCtrl: false },
    { name: "down", text: "", isCtrl: false },
    { name: "c", text: "", isCtrl: true },
  ]);
  screen.close();
});

test("the terminal is given back once, and nothing is shown from then on", () => {
  const { screen, modes, written, output } = open();
  let resized = 0;
  screen.onResize(() => (resized += 1));
  output.emit("resize");
  screen.show(["one", "two"]);

  screen.close();
  screen.close();
  screen.show(["late"]);
  output.emit("resize");

  expect(modes).toEqual([true, false]);
  expect(resized).toBe(1);
  expect(written).toEqual([
    "\u001B[?1049h\u001B[?25l",
    "\u001B[Hone\u001B[K\r\ntwo\u001B[K\u001B[J",
    "\u001B[?25h\u001B[?1049l",
  ]);
});
