import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';
import type { Evaluation } from '../../../../shared/features/classes/evaluations/schema.ts';
import type { SessionChild } from '../../../../shared/features/classes/sessions/schema.ts';
import { mayChangeSession, phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { type OpenSession, openSession } from '../sessions/open-session.ts';
import { EvaluationsStore } from './evaluations-store.ts';

/** How long a field is shown as just changed by another member. */
const recentMs = 120_000;

/** @param caseId the child's current case */
function showEvaluation(
  { isAbsent, absenceReason, activities, marks }: StoredEvaluation,
  caseId: string,
  { reader, now }: { reader: string; now: number },
): Evaluation {
  const since = new Date(now - recentMs).toISOString();
  return {
    ...{ caseId, isAbsent, absenceReason, activities },
    recent: marks.filter(({ by, at }) => by.id !== reader && at >= since),
  };
}

type Context = Pick<OrganizationContext, 'actor' | 'scope' | 'openStore' | 'organization' | 'now'>;

export interface OpenChild {
  child: SessionChild;
  status: Case['status'];
  /** The child's case id as stored in the session; differs from the current case after a merge. */
  caseId: string;
  stored: StoredEvaluation | undefined;
}

export interface OpenEvaluations extends OpenSession {
  children: OpenChild[];
  /** Evaluations of all participants, by the case ids stored in the session. */
  stored: Map<string, StoredEvaluation>;
  show: OpenSession['show'];
  shown: (records?: readonly StoredEvaluation[]) => Evaluation[];
}

/**
 * Opens a session with its evaluations. Looks for overlapping sessions only if requested.
 * @throws record.missing if the caller cannot see the session
 */
export async function openEvaluations(
  sessionId: string,
  context: Context,
  { withOverlaps = false } = {},
): Promise<OpenEvaluations> {
  let stored = new Map<string, StoredEvaluation>();
  const opened = await openSession(sessionId, context, {
    withOverlaps,
    readMore: async caseIds => {
      stored = await context.openStore(EvaluationsStore).ofSession(sessionId, caseIds);
    },
  });
  const { record, view } = opened;
  const ids = [...view.participants(record).keys()];
  const nameOf = (id: string) => view.known.cases.get(id)?.id;
  const children = opened.show(record).children.map((child): OpenChild => {
    const own = ids.filter(id => nameOf(id) === child.id);
    const evaluated = own.flatMap(id => stored.get(id) ?? []).toSorted(byTime)[0];
    const caseId = evaluated?.caseId ?? own.find(id => id === child.id) ?? own[0] ?? child.id;
    return { child, status: view.known.cases.get(caseId)?.status ?? 'active', caseId, stored: evaluated };
  });
  const shown = (records: readonly StoredEvaluation[] = children.flatMap(child => child.stored ?? [])) =>
    records.map(evaluation =>
      showEvaluation(evaluation, nameOf(evaluation.caseId) ?? evaluation.caseId, {
        reader: context.actor.id,
        now: context.now(),
      }),
    );
  return { ...opened, children, stored, shown };
}

const byTime = (one: StoredEvaluation, other: StoredEvaluation): number =>
  one.updatedAt < other.updatedAt ? 1 : -1;

/** @throws evaluation.not-own, evaluation.cancelled, evaluation.early */
export function requireEvaluable(
  { record }: Pick<OpenEvaluations, 'record'>,
  { actor, organization, now }: Context,
): void {
  if (!mayChangeSession(record, actor)) throw new AppError('evaluation.not-own');
  if (record.cancelled !== null) throw new AppError('evaluation.cancelled');
  if (phaseOf(record, nowIn(organization.timeZone, now())) === 'planned')
    throw new AppError('evaluation.early');
}
