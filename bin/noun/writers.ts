import type { NounNames } from './names.ts';

/** The kinds of documents that each call writes, by kind. */
export const writersFile = 'test/suites/writers.json';

type Writers = Record<string, string[]>;

/** What the calls of a noun write when it is made. `UPDATE_WRITERS=1 npm test -- two-writers` lists it anew. */
function writersOf({ singular, plural }: NounNames): Writers {
  const noun = singular.charAt(0).toUpperCase() + singular.slice(1);
  const calls = ['change', 'create', 'remove'].map(verb => verb + noun);
  return { [plural]: calls, 'journal-entry': calls };
}

export function addWriters(writers: Writers, names: NounNames): Writers {
  const added = Object.entries(writersOf(names)).map(([kind, calls]): [string, string[]] => [
    kind,
    [...new Set([...(writers[kind] ?? []), ...calls])].toSorted(),
  ]);
  return sorted({ ...writers, ...Object.fromEntries(added) });
}

export function removeWriters(writers: Writers, names: NounNames): Writers {
  const own = new Set(Object.values(writersOf(names)).flat());
  const rest = Object.entries(writers).map(([kind, calls]): [string, string[]] => [
    kind,
    calls.filter(call => !own.has(call)),
  ]);
  return Object.fromEntries(rest.filter(([, calls]) => calls.length > 0));
}

const sorted = (writers: Writers): Writers =>
  Object.fromEntries(Object.entries(writers).toSorted(([one], [other]) => (one < other ? -1 : 1)));
