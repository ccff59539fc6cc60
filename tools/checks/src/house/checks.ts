import { findProgramText } from "./code/browser.ts";
import { findClockReads } from "./code/clock.ts";
import { findWrongNames } from "./code/names.ts";
import { findCopies } from "./code/one-home.ts";
import { findOversized } from "./code/size.ts";
import { findUnclaimedTime } from "./code/test-clock.ts";
import { findRiddles } from "./code/words.ts";
import type { Check } from "./finding.ts";
import { findForbidden } from "./layout/boundaries.ts";
import { findCycles } from "./layout/cycles.ts";
import { findWrongEntries } from "./layout/entry-names.ts";
import { findChangedExports } from "./layout/export-lists.ts";
import { findFullFolders } from "./layout/folders.ts";
import { findUnwatched } from "./layout/generated.ts";
import { findStars } from "./layout/no-star.ts";
import { findMissingPrograms } from "./layout/programs.ts";
import { findUntested } from "./layout/tests-beside.ts";

/** The switch of each check: `enforced: true` makes a finding fail `npm run check`. */
export const checks: Check[] = [
  { name: "folders", title: "a folder holds one topic", enforced: true, find: findFullFolders },
  { name: "exports", title: "entries export what the lists say", enforced: true, find: findChangedExports },
  { name: "no-star", title: "exports are listed by name", enforced: true, find: findStars },
  { name: "entry-names", title: "an entry name has one meaning", enforced: true, find: findWrongEntries },
  { name: "boundaries", title: "imports keep to the table", enforced: true, find: findForbidden },
  { name: "cycles", title: "imports go one way", enforced: true, find: findCycles },
  { name: "clock", title: "time and chance are handed in", enforced: true, find: findClockReads },
  { name: "test-clock", title: "a test says what it claims of real time", enforced: true, find: findUnclaimedTime },
  { name: "one-home", title: "a rule stands in one place", enforced: true, find: findCopies },
  { name: "size", title: "files and functions are short", enforced: true, find: findOversized },
  { name: "names", title: "functions are verbs", enforced: true, find: findWrongNames },
  { name: "browser", title: "no program stands in a string", enforced: true, find: findProgramText },
  { name: "generated", title: "the drift check sees every generated file", enforced: true, find: findUnwatched },
  { name: "programs", title: "a program that is started is there", enforced: true, find: findMissingPrograms },
  { name: "words", title: "comments begin with their subject", enforced: true, find: findRiddles },
  { name: "tests-beside", title: "what decides has its test beside it", enforced: true, find: findUntested },
];
