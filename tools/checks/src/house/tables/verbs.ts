/**
 * The first words that names of functions have. A word says one thing everywhere (GLOSSARY.md), so a new one is added only where
 * no other says it.
 */
export const verbs: ReadonlySet<string> = new Set(
  [
    "is has can", // gives a boolean
    "create open start register define install", // makes something that lives
    "finish stop close kill", // ends it
    "connect listen launch publish serve",
    "read load parse decode from fetch find list count collect walk crawl", // gets; `find` may give `undefined`
    "build bundle encode write emit format escape render to with without", // makes a text or another form; `with` wraps, `without` copies all but a part
    "save cache share hold keep take add set apply replace remove delete drop move cancel trim hide show mark", // keeps and changes
    "check validate verify tolerate authorize limit throw", // `check` throws; `throw` always
    "compare compute measure plan advance prepare choose decide complete resolve split merge flatten describe learn",
    "send run call play replay trigger handle answer respond acknowledge settle claim",
    "sleep wait race repeat follow wake park pause resume paginate renew invalidate",
  ].flatMap((words) => words.split(" ")),
);
