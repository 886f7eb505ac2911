import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import type { StoredClass } from '../../../../shared/features/classes/classes/schema.ts';
import type { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';
import type { FinishedSession } from '../../../../shared/features/classes/progress-reports/summarize-progress.ts';
import { participantsOf } from '../../../../shared/features/classes/sessions/participants.ts';
import type { StoredSession, StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import { phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { ClassesStore } from '../classes/classes-store.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';

export type ReadingContext = Pick<OrganizationContext, 'openStore' | 'organization' | 'now'>;

export interface PastSession {
  row: StoredSessionRow;
  participants: ReadonlyMap<string, readonly string[]>;
}

/** Past sessions in a period, without cancelled sessions. */
export async function readPastSessions(
  { from, to }: { from: string; to: string },
  { openStore, organization, now }: ReadingContext,
): Promise<PastSession[]> {
  const at = nowIn(organization.timeZone, now());
  const rows = (await openStore(SessionsStore).rows(from, to)).filter(
    row => row.cancelled === null && phaseOf(row, at) === 'past',
  );
  const ids = [...new Set(rows.flatMap(({ classIds }) => classIds))];
  const classes = new Map((await openStore(ClassesStore).getAll(ids)).map(record => [record.id, record]));
  const staysOf = (id: string): StoredClass['stays'] => classes.get(id)?.stays ?? [];
  return rows.map(row => ({ row, participants: participantsOf(row, staysOf) }));
}

/** A child without an evaluation counts as present. */
export function finishedSession(
  { date, start, activities }: StoredSession,
  evaluation: StoredEvaluation | undefined,
): FinishedSession {
  if (!evaluation || evaluation.isAbsent)
    return {
      ...{ date, start, isAbsent: evaluation?.isAbsent ?? false },
      ...{ absenceReason: evaluation?.absenceReason ?? '', activities: [] },
    };
  return {
    ...{ date, start, isAbsent: false, absenceReason: '' },
    activities: activities.flatMap(({ id, source, title }) => {
      const one = evaluation.activities.find(({ activityId }) => activityId === id);
      return one ? [{ ...one, source, title }] : [];
    }),
  };
}
