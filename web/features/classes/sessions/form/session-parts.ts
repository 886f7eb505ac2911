import { partsOfFields, type ValueParts } from '../../../../ui/dialog/value-parts.ts';
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

const fields = partsOfFields<SessionValues, SessionPart>(names);

export const partsOfSession: ValueParts<SessionValues, SessionPart> = {
  ...fields,
  merge: (theirs, mine, kept) => ({ ...fields.merge(theirs, mine, kept), scope: mine.scope }),
};
