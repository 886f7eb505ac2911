import { dayMs } from '../../../shared/core/dates/durations.ts';
import type { Departure } from '../../../shared/features/organizations/organizations/departure.ts';
import { retention } from '../../../shared/features/organizations/organizations/retention.ts';

/** Facts about an erased organisation, including the numbers of erased items. */
export interface Erased {
  slug: string;
  name: string;
  departure: Departure;
  /** Time of the erasure, ISO 8601. */
  erasedAt: string;
  /** Number of erased items by kind. `other` counts items without a kind. */
  items: Record<string, number>;
  files: number;
  /** Number of erased people: those who worked in no other organisation. */
  people: number;
}

/** Copies of the data that are not erased immediately, and the number of days for which each is kept. */
const copies: [what: string, days: number][] = [
  ['recovery of the table to any second', retention.recovery],
  ['weekly backups in a second region, where the stage has one', retention.weeklyBackups],
  ['monthly backups of the table', retention.monthlyBackups],
  ['copies of files in a second region, where the stage has one', retention.filesElsewhere],
  ['logs of calls, with ids and without contents', retention.logs],
  ['locked copy of the journal: who changed which record when, by ids', retention.journalCopy],
];

/** A certificate of the erasure, in plain text. It names only the people who erased the organisation. */
export function certificate({ slug, name, departure, erasedAt, items, files, people }: Erased): string {
  const until = (days: number) => new Date(Date.parse(erasedAt) + days * dayMs).toISOString().slice(0, 10);
  const kinds = Object.entries(items).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const count = kinds.reduce((sum, [, each]) => sum + each, 0);
  return [
    `Certificate of erasure: ${name} (${slug})`,
    '',
    `Asked for by ${departure.begunBy} on ${departure.begunAt}`,
    `Confirmed by ${departure.confirmedBy} on ${departure.confirmedAt}`,
    `Erased on ${erasedAt}`,
    '',
    `${count} records, mails among them:`,
    ...kinds.map(([kind, each]) => `  ${kind}: ${each}`),
    `${files} files with all their versions`,
    `${people} people who worked nowhere else, with their passwords and second factors`,
    '',
    'What is left, and the day from which it is gone:',
    ...copies.map(([what, days]) => `  ${what}: ${until(days)}`),
    `The last copy of a record’s contents is gone from ${until(retention.monthlyBackups)} on.`,
    '',
  ].join('\n');
}
