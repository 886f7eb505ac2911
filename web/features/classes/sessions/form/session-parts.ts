import type { ValueParts } from '../../../../ui/dialog/value-parts.ts';
import type { SessionValues } from './session-values.ts';

const names = [
  'classIds',
  'caseIds',
  'date',
  'start',
  'end',
  'room',
  'reminder',
  'ownerId',
  'title',
  'note',
] as const;
export type SessionPart = (typeof names)[number];

const isEqual = (left: string | string[], right: string | string[]) => String(left) === String(right);

export const partsOfSession: ValueParts<SessionValues, SessionPart> = {
  differing: (one, other) => names.filter(name => !isEqual(one[name], other[name])),
  merge: (theirs, mine, kept) => {
    const own = names.filter(name => kept.has(name)).map(name => [name, mine[name]]);
    return { ...theirs, scope: mine.scope, ...Object.fromEntries(own) };
  },
};
