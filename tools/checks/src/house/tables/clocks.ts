/** Where shipped code may read the time of the machine, and why. Everything else is handed a clock. */
export const clockHomes: { files: RegExp; reason: string }[] = [
  {
    files: /^packages\/http\/src\/values\/(clock|sleep)\.ts$/,
    reason: "The clock of the machine, and the one way to wait.",
  },
  {
    files: /^packages\/sandbox\/src\/seed\/clock\.ts$/,
    reason: "The sandbox shares no behaviour with what it tests, so it has a clock of its own.",
  },
];
