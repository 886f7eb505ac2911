interface Identified {
  id: string;
}

/** A timeline entry and its fold label; neighbouring entries with the same label are folded into one line. */
interface Row<Entry, Fold> {
  entry: Entry;
  fold: Fold | null;
}

interface YearOfEntries<Entry, Fold> {
  name: string;
  /** Groups of entries within the year; a group has more than one entry only if they are folded. */
  rows: [Row<Entry, Fold>, ...Row<Entry, Fold>[]][];
}

interface Grouping<Entry, Fold> {
  yearOf: (entry: Entry) => string;
  foldOf: (entry: Entry) => Fold | null;
}

/** Groups entries by year, folds neighbouring entries with the same label, and drops duplicates. */
export function groupEntries<Entry extends Identified, Fold extends string>(
  entries: readonly Entry[],
  { yearOf, foldOf }: Grouping<Entry, Fold>,
): YearOfEntries<Entry, Fold>[] {
  const distinct = new Map(entries.map(entry => [entry.id, entry]));
  const years: YearOfEntries<Entry, Fold>[] = [];
  for (const entry of distinct.values()) {
    const row = { entry, fold: foldOf(entry) };
    const name = yearOf(entry);
    let year = years.at(-1);
    if (year?.name !== name) {
      year = { name, rows: [] };
      years.push(year);
    }
    const last = year.rows.at(-1);
    if (row.fold !== null && last?.[0].fold === row.fold) last.push(row);
    else year.rows.push([row]);
  }
  return years;
}
