import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

type Visits = Pick<Case, 'id' | 'lastSeenOn' | 'nextDueOn'>;

/** After every date. */
const noDate = '~';
/** Characters of an id in the order of their codes; each is turned into the one as far from the other end. */
const idCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** Sort key by the next due date, the most urgent first; without a date after them, the newest first. */
export function dueKeyOf({ id, nextDueOn }: Visits): string {
  return nextDueOn ?? `${noDate}${turned(id)}`;
}

/** Sort key by the last visit; who was never seen comes before everybody. */
export const seenKeyOf = ({ lastSeenOn }: Visits): string => lastSeenOn ?? '';

/** A text that is in order where the id is in reverse order. */
function turned(id: string): string {
  return [...id].map(character => idCharacters.at(-1 - idCharacters.indexOf(character)) ?? noDate).join('');
}
