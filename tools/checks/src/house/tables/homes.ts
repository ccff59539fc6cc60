/** A rule that has one home, and the text by which a second copy gives itself away. */
export interface Marker {
  name: string;
  /** Looked for in code, never in comments. */
  pattern: RegExp;
  /** `shipped`: written files of the packages. `all`: those of the tools and the tests too. */
  where: "shipped" | "all";
  home: RegExp;
  copies: Copy[];
}

/** A copy that may stay. */
export interface Copy {
  files: RegExp;
  reason: string;
}

const SANDBOX: Copy = { files: /^packages\/sandbox\//, reason: "The sandbox shares no behaviour with what it tests." };

export const markers: Marker[] = [
  {
    name: "a quota header",
    pattern: /x-ratelimit-/i,
    where: "shipped",
    home: /^packages\/http\/src\/quota\//,
    copies: [SANDBOX],
  },
  {
    name: "the header of a wait",
    pattern: /["'`]retry-after/i,
    where: "shipped",
    home: /^packages\/http\/src\/quota\//,
    copies: [
      SANDBOX,
      {
        files: /^packages\/app\/src\/setup\//,
        reason: "The set-up page is a server: it sends the header and reads none.",
      },
    ],
  },
  {
    name: "the factor of the seeded random numbers",
    pattern: /\b48_?271\b/,
    where: "all",
    home: /^tools\/testing\/src\/random\.ts$/,
    copies: [
      {
        files: /^packages\/channel-events\/src\/inbox\/conformance\/play\/state\.ts$/,
        reason: "The kit is published, and a published package imports no tool.",
      },
      {
        files: /^packages\/channel-events\/src\/testing\/kit\.ts$/,
        reason: "The kit is published, and a published package imports no tool.",
      },
    ],
  },
  {
    name: "the start of a transaction",
    pattern: /["'`]BEGIN/,
    where: "shipped",
    home: /^packages\/postgres\/src\/transaction\.ts$/,
    copies: [
      SANDBOX,
      {
        files: /^packages\/channel-events\/src\/inbox\/sqlite\/open\.ts$/,
        reason: "SQLite begins a transaction in its own way, in one place.",
      },
    ],
  },
  {
    name: "the zone of an instant",
    pattern: /\[(zZ|Zz)\]\$|\[(zZ|Zz)\]\|\[\+-\]/,
    where: "shipped",
    home: /^packages\/http\/src\/values\/read-instant\.ts$/,
    copies: [SANDBOX],
  },
  {
    name: "a cast that fits everything",
    pattern: /\bas never\b/,
    where: "shipped",
    home: /^$/,
    copies: [
      {
        files: /^packages\/channel-events\/src\/inbox\/conformance\/cases[a-z-]*\.ts$/,
        reason: "The kit hands a store what no type allows, to see that it refuses.",
      },
    ],
  },
];
