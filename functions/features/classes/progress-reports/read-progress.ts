import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { evaluationIdOf } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';
import {
  PrintedProgress,
  type Progress,
} from '../../../../shared/features/classes/progress-reports/progress.schema.ts';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import { summarizeProgress } from '../../../../shared/features/classes/progress-reports/summarize-progress.ts';
import { isFinished } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { ClassesStore } from '../classes/classes-store.ts';
import { EvaluationsStore } from '../evaluations/evaluations-store.ts';
import { ScalesStore } from '../evaluations/scales-store.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import {
  finishedSession,
  type PastSession,
  type ReadingContext,
  readPastSessions,
} from './read-finished-sessions.ts';

type Reported = Pick<ProgressReport, 'from' | 'to' | 'classId'>;

export async function readProgress(
  report: Reported,
  child: Case,
  context: ReadingContext,
): Promise<PrintedProgress> {
  const { openStore, organization, now } = context;
  const ids: string[] = idsOfCase(child);
  const [past, { participation, fluency }, [named]] = await Promise.all([
    readPastSessions(report, context),
    openStore(ScalesStore).get(),
    openStore(ClassesStore).getAll(report.classId === null ? [] : [report.classId]),
  ]);
  const own = past.filter(session => isWith(session, ids, report.classId));
  const progress = await summarize(
    own.map(({ row }) => row.id),
    ids,
    context,
  );
  const asOf = todayIn(organization.timeZone, now());
  return PrintedProgress.parse({
    progress,
    asOf,
    className: named?.name ?? null,
    scales: { participation, fluency },
    child,
    organization,
  });
}

/**
 * Reads sessions by id, because the index of sessions may lag behind, and then reads the evaluations of these
 * sessions.
 */
async function summarize(
  sessionIds: readonly string[],
  caseIds: readonly string[],
  { openStore }: ReadingContext,
): Promise<Progress> {
  const sessions = await openStore(SessionsStore).getAll(sessionIds);
  const takenPlace = sessions.filter(({ cancelled, removedAt }) => cancelled === null && removedAt === null);
  const finished = takenPlace.filter(isFinished);
  const evaluationIds = finished.flatMap(({ id }) => caseIds.map(caseId => evaluationIdOf(caseId, id)));
  const evaluations = await openStore(EvaluationsStore).ofAll(evaluationIds);
  const bySession = latestOfEach([...evaluations.values()]);
  return summarizeProgress(
    finished.map(session => finishedSession(session, bySession.get(session.id))),
    takenPlace.length - finished.length,
  );
}

const isWith = ({ participants }: PastSession, caseIds: readonly string[], classId: string | null): boolean =>
  caseIds.some(id => {
    const classIds = participants.get(id);
    return classIds !== undefined && (classId === null || classIds.includes(classId));
  });

/**
 * Evaluations by session id. A child whose cases were merged may have two evaluations in a session; only the
 * later one counts.
 */
function latestOfEach(evaluations: readonly StoredEvaluation[]): Map<string, StoredEvaluation> {
  const ordered = evaluations.toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt));
  return new Map(ordered.map(evaluation => [evaluation.sessionId, evaluation]));
}
