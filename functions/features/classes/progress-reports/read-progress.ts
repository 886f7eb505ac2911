import { changesSince } from '../../../../shared/core/report-changes.ts';
import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { evaluationIdOf } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';
import {
  type ChildProgress,
  PrintedProgress,
} from '../../../../shared/features/classes/progress-reports/progress.schema.ts';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import {
  absencesOf,
  type FinishedSession,
  summarizeProgress,
} from '../../../../shared/features/classes/progress-reports/summarize-progress.ts';
import { isFinished } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import type { CheckedCase } from '../../../composition/case-data-part.ts';
import { changedDocuments } from '../../../platform/documents/changed-documents.ts';
import { ClassesStore } from '../classes/classes-store.ts';
import { EvaluationsStore } from '../evaluations/evaluations-store.ts';
import { ScalesStore } from '../evaluations/scales-store.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import { progressReportKind } from './progress-reports-store.ts';
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
  const [{ finished, leftOut }, { participation, fluency }, [named]] = await Promise.all([
    readFinished(report, child, context),
    openStore(ScalesStore).get(),
    openStore(ClassesStore).getAll(report.classId === null ? [] : [report.classId]),
  ]);
  return PrintedProgress.parse({
    progress: summarizeProgress(finished, leftOut),
    asOf: todayIn(organization.timeZone, now()),
    className: named?.name ?? null,
    scales: { participation, fluency },
    child,
    organization,
  });
}

export const changedProgress = (checked: CheckedCase): Promise<ChangedDocument[]> =>
  changedDocuments(progressReportKind, checked, async (frozen, report) =>
    changesSince(frozen, await readProgress(report, checked.child, checked)),
  );

/** The same attendance and ratings that a report prints, with the reasons of absences, for staff. */
export async function readChildProgress(
  period: Pick<Reported, 'from' | 'to'>,
  child: Case,
  context: ReadingContext,
): Promise<ChildProgress> {
  const { finished, leftOut } = await readFinished({ ...period, classId: null }, child, context);
  return { progress: summarizeProgress(finished, leftOut), absences: absencesOf(finished) };
}

/**
 * Reads the finished sessions of a child in a period, and counts those without a finished evaluation. Reads
 * sessions by id, because the index of sessions may lag behind, and then their evaluations.
 */
async function readFinished(
  report: Reported,
  child: Case,
  context: ReadingContext,
): Promise<{ finished: FinishedSession[]; leftOut: number }> {
  const { openStore } = context;
  const caseIds: string[] = idsOfCase(child);
  const past = await readPastSessions(report, context);
  const own = past.filter(session => isWith(session, caseIds, report.classId));
  const sessions = await openStore(SessionsStore).getAll(own.map(({ row }) => row.id));
  const takenPlace = sessions.filter(({ cancelled, removedAt }) => cancelled === null && removedAt === null);
  const finished = takenPlace.filter(isFinished);
  const evaluationIds = finished.flatMap(({ id }) => caseIds.map(caseId => evaluationIdOf(caseId, id)));
  const evaluations = await openStore(EvaluationsStore).ofAll(evaluationIds);
  const bySession = latestOfEach([...evaluations.values()]);
  return {
    finished: finished.map(session => finishedSession(session, bySession.get(session.id))),
    leftOut: takenPlace.length - finished.length,
  };
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
