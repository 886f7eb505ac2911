import type { Case } from '../../cases/cases/schema.ts';
import type { RetentionRule } from './schema.ts';

type KeptCase = Pick<Case, 'birthDate' | 'updatedAt' | 'lastSeenOn'>;

/** The day of the last change of a case or of its last visit, whichever is later. */
export function lastEntryOf({ updatedAt, lastSeenOn }: Pick<Case, 'updatedAt' | 'lastSeenOn'>): string {
  return later(updatedAt.slice(0, 10), lastSeenOn);
}

/** The day until which the retention rule keeps a case; never earlier than `keepUntil`. */
export function dueDateOf(record: KeptCase, rule: RetentionRule, keepUntil: string | null): string {
  const afterEntry = plusYears(lastEntryOf(record), rule.yearsAfterLastEntry);
  const birthday = record.birthDate && plusYears(record.birthDate, rule.untilAge);
  return later(later(afterEntry, birthday), keepUntil);
}

const later = (date: string, other: string | null) => (other !== null && other > date ? other : date);

/** The same day in another year; 29 February becomes 1 March in common years. */
export function plusYears(date: string, years: number): string {
  const [year = '', ...rest] = date.split('-');
  const moved = `${String(Number(year) + years).padStart(4, '0')}-${rest.join('-')}`;
  return Number.isNaN(Date.parse(moved)) || new Date(moved).toISOString().slice(0, 10) !== moved
    ? moved.replace('-02-29', '-03-01')
    : moved;
}
