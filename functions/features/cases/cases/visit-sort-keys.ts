import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

type Visits = Pick<Case, 'id' | 'lastSeenOn' | 'nextDueOn'>;

/** Placeholder that sorts after every date. */
const noDate = '~';
/**
 * Characters of an id in code order. To reverse it, each is replaced by the character at the mirrored
 * position.
 */
const idCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** Sort key by next due date, most urgent first. Cases without a date come last, the newest of them first. */
export function dueKeyOf({ id, nextDueOn }: Visits): string {
  return nextDueOn ?? `${noDate}${turned(id)}`;
}

/** Sort key by last visit. Children who were never seen come first. */
export const seenKeyOf = ({ lastSeenOn }: Visits): string => lastSeenOn ?? '';

/** Mirrors each character, which reverses the sort order of ids. */
function turned(id: string): string {
  return [...id].map(character => idCharacters.at(-1 - idCharacters.indexOf(character)) ?? noDate).join('');
}
