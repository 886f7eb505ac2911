import { type NounNames, typeOf } from './names.ts';

/**
 * File that lists, for each kind of stored document, the endpoints that write it. A test suite generates it.
 */
export const writersFile = 'test/suites/writers.json';

type Writers = Record<string, string[]>;

/**
 * Kinds of documents that the new endpoints write. `UPDATE_WRITERS=1 npm test -- two-writers` lists them
 * again.
 */
function writersOf({ singular, plural }: NounNames): Writers {
  const calls = ['change', 'create', 'remove'].map(verb => verb + typeOf(singular));
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
