import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import type { NewSession } from '../session-address.ts';
import { endAfter } from './session-values.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A draft of a new session, at the time and for whom it is opened now: these win over what was typed before. */
export function withGivenTime(draft: Draft | null, given: NewSession): Draft | null {
  if (!draft) return null;
  const { date, start, end, classId, caseId, activityId } = given;
  const endsAt = end ?? (start && endAfter(start));
  const now = { date, start, end: endsAt, classIds: classId, caseIds: caseId, activityIds: activityId };
  const changes = Object.fromEntries(Object.entries(now).filter(([, value]) => value !== undefined));
  try {
    const body: unknown = JSON.parse(draft.body);
    if (!isObject(body) || !isObject(body.values)) return draft;
    return { ...draft, body: JSON.stringify({ ...body, values: { ...body.values, ...changes } }) };
  } catch {
    return draft;
  }
}
