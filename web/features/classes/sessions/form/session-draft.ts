import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import type { NewSession } from '../session-address.ts';
import { endAfter } from './session-values.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Puts the time and participants requested by the URL into the draft of a new session. */
export function withGivenTime(draft: Draft | null, initial: NewSession): Draft | null {
  if (!draft) return null;
  const { date, start, end, classId, caseId, activityId } = initial;
  const endsAt = end ?? (start && endAfter(start));
  const ids = { classIds: classId, caseIds: caseId, activityIds: activityId };
  const lists = Object.entries(ids).map(([name, id]) => [name, id && [id]]);
  const now = { date, start, end: endsAt, ...Object.fromEntries(lists) };
  const changes = Object.fromEntries(Object.entries(now).filter(([, value]) => value !== undefined));
  try {
    const body: unknown = JSON.parse(draft.body);
    if (!isObject(body) || !isObject(body.values)) return draft;
    return { ...draft, body: JSON.stringify({ ...body, values: { ...body.values, ...changes } }) };
  } catch {
    return draft;
  }
}
