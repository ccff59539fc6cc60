/** Where shipped code may read the time of the machine, and why. Everything else is handed a clock. */
export const clockHomes: { files: RegExp; reason: string }[] = [
  {
    files: /^packages\/http\/src\/values\/(clock|sleep)\.ts$/,
    reason: "The clock of the machine, and the one way to wait.",
  },
  {
    files: /^packages\/http\/src\/values\/work-watch\.ts$/,
    reason: "A virtual clock limits by real time how long it stands still for work that hangs.",
  },
  {
    files: /^packages\/sandbox\/src\/seed\/clock\.ts$/,
    reason: "The sandbox shares no behaviour with what it tests, so it has a clock of its own.",
  },
  {
    files: /^packages\/http\/src\/values\/virtual-clock\.ts$/,
    reason: "It waits for other work by the time of the machine, so that work which never ends cannot hold it.",
  },
  {
    files: /^packages\/cli\/src\//,
    reason: "The CLI is the shell: it hands everything else the clock of the machine.",
  },
  {
    files: /^packages\/sandbox\/src\/browser\//,
    reason: "The code of a page is handed nothing; it has the clock of its browser.",
  },
];
