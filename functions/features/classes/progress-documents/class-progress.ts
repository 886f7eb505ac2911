import { childIdsOf } from '../../../../shared/features/classes/classes/stays.ts';
import type { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';
import { type ScaleName, scaleNames } from '../../../../shared/features/classes/evaluations/schema.ts';
import { isFinished } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';
import { ClassChildrenStore } from '../classes/class-children-store.ts';
import { type OpenClass, viewerOf } from '../classes/open-class.ts';
import { EvaluationsStore } from '../evaluations/evaluations-store.ts';
import { type PastSession, readPastSessions } from '../progress-reports/read-finished-sessions.ts';

/** The mean of some ratings, and how many they were. */
export interface Mean {
  mean: number;
  count: number;
}

export interface ChildProgress {
  name: string;
  attended: number;
  missed: number;
  participation: Mean | null;
  fluency: Mean | null;
}

export interface ClassProgress {
  held: number;
  leftOut: number;
  /** Those that the reader sees, by name. */
  children: ChildProgress[];
  /** How many others took part with the class, or are in it. */
  hidden: number;
}

type Context = Pick<PdfContext, 'openStore' | 'organization' | 'now' | 'actor' | 'scope'>;

/** What finished sessions of a class say of its children: of those that the reader sees, and of nobody else. */
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
  const there = own.filter(({ row }) => isFinished(row));
  const evaluations = await readEvaluations([...new Set(there.flatMap(({ ids }) => ids))], cases, context);
  const children = new Map<string, { name: string; ids: Set<string> }>();
  for (const { ids } of there)
    for (const id of ids) {
      const child = cases.get(id);
      if (!child) continue;
      const known = children.get(child.id) ?? { name: child.fullName, ids: new Set<string>() };
      known.ids.add(id);
      children.set(child.id, known);
    }
  const hidden = new Set(childIdsOf(record.stays));
  for (const { ids } of there) for (const id of ids) hidden.add(id);
  return {
    held: there.length,
    leftOut: own.length - there.length,
    children: [...children.values()]
      .map(({ name, ids }) =>
        childProgress(
          name,
          there.filter(session => session.ids.some(id => ids.has(id))),
          ids,
          evaluations,
        ),
      )
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    hidden: [...hidden].filter(id => !cases.has(id)).length,
  };
}

type There = PastSession & { ids: string[] };

/** Who took part once may no longer be known to the class. */
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

/** By case and session. */
async function readEvaluations(
  ids: readonly string[],
  cases: OpenClass['cases'],
  { openStore }: Context,
): Promise<Map<string, StoredEvaluation>> {
  const all = await openStore(EvaluationsStore).ofCases(ids.filter(id => cases.has(id)));
  return new Map(all.map(one => [`${one.caseId} ${one.sessionId}`, one]));
}

function childProgress(
  name: string,
  sessions: readonly There[],
  ids: ReadonlySet<string>,
  evaluations: ReadonlyMap<string, StoredEvaluation>,
): ChildProgress {
  const said = sessions.map(({ row }) => {
    const found = [...ids].flatMap(id => evaluations.get(`${id} ${row.id}`) ?? []);
    return found.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0];
  });
  const present = said.filter(one => !one?.isAbsent);
  const [participation = null, fluency = null] = scaleNames.map(scale => meanOf(present, scale));
  return { name, attended: present.length, missed: said.length - present.length, participation, fluency };
}

function meanOf(present: readonly (StoredEvaluation | undefined)[], scale: ScaleName): Mean | null {
  const ratings = present.flatMap(one => one?.activities.flatMap(({ [scale]: score }) => score ?? []) ?? []);
  if (ratings.length === 0) return null;
  return { mean: ratings.reduce((sum, score) => sum + score, 0) / ratings.length, count: ratings.length };
}
