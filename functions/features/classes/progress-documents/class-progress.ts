import { childIdsOf } from '../../../../shared/features/classes/classes/stays.ts';
import type { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';
import { type ScaleName, scaleNames } from '../../../../shared/features/classes/evaluations/schema.ts';
import { isFinished } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';
import { ClassChildrenStore } from '../classes/class-children-store.ts';
import { type OpenClass, viewerOf } from '../classes/open-class.ts';
import { EvaluationsStore } from '../evaluations/evaluations-store.ts';
import { type PastSession, readPastSessions } from '../progress-reports/read-finished-sessions.ts';

export interface Mean {
  mean: number;
  count: number;
}

export interface ChildProgress {
  id: string;
  fullName: string;
  attended: number;
  missed: number;
  participation: Mean | null;
  fluency: Mean | null;
}

type Child = Pick<ChildProgress, 'id' | 'fullName'>;

export interface ClassProgress {
  held: number;
  leftOut: number;
  /** Children the reader may see. */
  children: ChildProgress[];
  /** Number of other children who took part or are in the class. */
  hidden: number;
}

type Context = Pick<PdfContext, 'openStore' | 'organization' | 'now' | 'actor' | 'scope'>;

/** Reads finished sessions of a class, with data only of the children whom the reader may see. */
export async function readClassProgress(
  { record, cases: known }: OpenClass,
  period: { from: string; to: string },
  context: Context,
): Promise<ClassProgress> {
  const past = await readPastSessions(period, context);
  const ofClass = past
    .filter(({ row }) => row.classIds.includes(record.id))
    .map(session => ({ ...session, ids: idsWith(session, record.id) }));
  const cases = await withOthers(known, [...new Set(ofClass.flatMap(({ ids }) => ids))], context);
  const isSeen = ({ row, ids }: There): boolean =>
    context.scope === 'organization' || row.owner.id === context.actor.id || ids.some(id => cases.has(id));
  const own = ofClass.filter(isSeen);
  const finished = own.filter(({ row }) => isFinished(row));
  const evaluations = await readEvaluations([...new Set(finished.flatMap(({ ids }) => ids))], cases, context);
  const children = new Map<string, Child & { ids: Set<string> }>();
  for (const { ids } of finished)
    for (const id of ids) {
      const child = cases.get(id);
      if (!child) continue;
      const { fullName } = child;
      const known = children.get(child.id) ?? { id: child.id, fullName, ids: new Set<string>() };
      known.ids.add(id);
      children.set(child.id, known);
    }
  const hidden = new Set(childIdsOf(record.stays));
  for (const { ids } of finished) for (const id of ids) hidden.add(id);
  return {
    held: finished.length,
    leftOut: own.length - finished.length,
    children: [...children.values()].map(({ ids, ...child }) =>
      childProgress(
        child,
        finished.filter(session => session.ids.some(id => ids.has(id))),
        ids,
        evaluations,
      ),
    ),
    hidden: [...hidden].filter(id => !cases.has(id)).length,
  };
}

type There = PastSession & { ids: string[] };

async function withOthers(
  known: OpenClass['cases'],
  ids: readonly string[],
  context: Context,
): Promise<OpenClass['cases']> {
  const others = ids.filter(id => !known.has(id));
  if (others.length === 0) return known;
  const found = await context.openStore(ClassChildrenStore).readCases(others, viewerOf(context));
  return new Map([...known, ...found]);
}

const idsWith = ({ participants }: PastSession, classId: string): string[] =>
  [...participants].flatMap(([id, classIds]) => (classIds.includes(classId) ? [id] : []));

/** The keys of the map consist of case id and session id. */
async function readEvaluations(
  ids: readonly string[],
  cases: OpenClass['cases'],
  { openStore }: Context,
): Promise<Map<string, StoredEvaluation>> {
  const all = await openStore(EvaluationsStore).ofCases(ids.filter(id => cases.has(id)));
  return new Map(all.map(evaluation => [`${evaluation.caseId} ${evaluation.sessionId}`, evaluation]));
}

function childProgress(
  child: Child,
  sessions: readonly There[],
  ids: ReadonlySet<string>,
  evaluations: ReadonlyMap<string, StoredEvaluation>,
): ChildProgress {
  const evaluated = sessions.map(({ row }) => {
    const found = [...ids].flatMap(id => evaluations.get(`${id} ${row.id}`) ?? []);
    return found.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0];
  });
  const present = evaluated.filter(evaluation => !evaluation?.isAbsent);
  const [participation = null, fluency = null] = scaleNames.map(scale => meanOf(present, scale));
  return {
    ...child,
    attended: present.length,
    missed: evaluated.length - present.length,
    participation,
    fluency,
  };
}

function meanOf(present: readonly (StoredEvaluation | undefined)[], scale: ScaleName): Mean | null {
  const ratings = present.flatMap(
    evaluation => evaluation?.activities.flatMap(({ [scale]: score }) => score ?? []) ?? [],
  );
  if (ratings.length === 0) return null;
  return { mean: ratings.reduce((sum, score) => sum + score, 0) / ratings.length, count: ratings.length };
}
