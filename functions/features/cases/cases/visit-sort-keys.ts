import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

type Visits = Pick<Case, 'id' | 'lastSeenOn' | 'nextDueOn'>;

/** Sorts after every date. */
const noDate = '~';
/** Characters of an id in code order; each is replaced by its counterpart from the other end. */
const idCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** Sort key by next due date, most urgent first; cases without a date come last, newest first. */
export function dueKeyOf({ id, nextDueOn }: Visits): string {
  return nextDueOn ?? `${noDate}${turned(id)}`;
}

/** Sort key by last visit; children never seen come first. */
export const seenKeyOf = ({ lastSeenOn }: Visits): string => lastSeenOn ?? '';

/** Mirrors each character, which reverses the sort order of ids. */
function turned(id: string): string {
  return [...id].map(character => idCharacters.at(-1 - idCharacters.indexOf(character)) ?? noDate).join('');
}
