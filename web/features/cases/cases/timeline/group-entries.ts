interface Identified {
  id: string;
}

/** An entry, and whether it is folded with those beside it. */
interface Row<Entry> {
  entry: Entry;
  isFolded: boolean;
}

interface YearOfEntries<Entry> {
  name: string;
  /** Runs of entries: several only where they are folded. */
  rows: [Row<Entry>, ...Row<Entry>[]][];
}

interface Grouping<Entry> {
  yearOf: (entry: Entry) => string;
  isFolded: (entry: Entry) => boolean;
}

/** Entries by year, in their order; neighbours that are folded make one row. What two pages tell counts once. */
export function groupEntries<Entry extends Identified>(
  entries: readonly Entry[],
  { yearOf, isFolded }: Grouping<Entry>,
): YearOfEntries<Entry>[] {
  const distinct = new Map(entries.map(entry => [entry.id, entry]));
  const years: YearOfEntries<Entry>[] = [];
  for (const entry of distinct.values()) {
    const row = { entry, isFolded: isFolded(entry) };
    const name = yearOf(entry);
    let year = years.at(-1);
    if (year?.name !== name) {
      year = { name, rows: [] };
      years.push(year);
    }
    const last = year.rows.at(-1);
    if (row.isFolded && last?.[0].isFolded) last.push(row);
    else year.rows.push([row]);
  }
  return years;
}
