import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import type {
  EvaluationChange,
  SessionEvaluations,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import type { FamilyMailPlan } from '../../../../shared/features/classes/family-mails/schema.ts';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import type { DemoCaller, DemoFeature, MakeDemoRecords } from '../demo-client.ts';

interface Listed<Row> {
  data: { data: Row[] };
}

const observations = [
  'Finger under the line for the whole page.',
  'Lost the line twice, and found it again without help.',
  'Needed the ruler.',
  'Reads aloud softly; louder when a friend asked.',
  'Tired by the end.',
];
const observationsZh = [
  '整页都用手指着读。',
  '跳行两次，自己找回来了。',
  '需要用尺子辅助。',
  '朗读声音较小。',
  '最后有些累。',
];

/** Evaluations of recent sessions by two teachers. Each has finished two and begun a third. */
const makeRecords: MakeDemoRecords = async signIn => {
  await evaluateAll(await signIn('helen@brightwater.example', 'brightwater'), observations);
  await evaluateAll(await signIn('mei@brightwater.example', 'brightwater'), observationsZh);
};

async function evaluateAll(owner: DemoCaller, said: readonly string[]): Promise<void> {
  const { data } = await owner.post<Listed<SessionRow>>('evaluated-sessions/search', { limit: 50 });
  const weekly = data.data.filter(({ series, activities }) => series !== null && activities > 0);
  for (const [index, row] of weekly.toReversed().slice(0, 3).entries())
    await evaluate(owner, row, index, { said, isWhole: index < 2 });
}

async function evaluate(
  owner: DemoCaller,
  { id, date, end }: SessionRow,
  index: number,
  { said, isWhole }: { said: readonly string[]; isWhole: boolean },
): Promise<void> {
  const path = `class-sessions/${id}/evaluations`;
  const then = owner.at(Math.min(Date.now() - 60_000, Date.parse(`${date}T${end}:00+08:00`) + 15 * minuteMs));
  const { session } = (await then.get<{ data: SessionEvaluations }>(path)).data;
  const children = isWhole ? session.children : session.children.slice(0, -2);
  const changes = children.flatMap(({ id: caseId }, child): EvaluationChange[] => {
    if (child === 3 - index) return [{ caseId, field: 'isAbsent', from: false, to: true }];
    return session.activities.flatMap(({ id: activityId }, activity): EvaluationChange[] => {
      const at = { caseId, activityId };
      const scoreOf = (more: number) => 2 + ((child * 2 + activity + index + more) % 4);
      const text = said[(child + activity + index) % 7];
      return [
        { ...at, field: 'participation', from: null, to: scoreOf(1) },
        { ...at, field: 'fluency', from: null, to: scoreOf(0) },
        ...(text ? [{ ...at, field: 'observation' as const, from: '', to: text }] : []),
        ...(text && child % 2 ? [{ ...at, field: 'isShared' as const, from: false, to: true }] : []),
      ];
    });
  });
  if (changes.length > 0) await then.patch(path, { changes });
  if (isWhole) await then.put(`${path}/completion`, { withGaps: true });
  if (isWhole && index === 0) await mailFamilies(then, id);
}

async function mailFamilies(owner: DemoCaller, id: string): Promise<void> {
  const path = `class-sessions/${id}/family-mails`;
  const { fingerprint, families } = (await owner.get<{ data: FamilyMailPlan }>(path)).data;
  if (families.length > 0) await owner.post(path, { fingerprint, knownLast: null });
}

export const demo: DemoFeature = { needs: ['sessions'], makeRecords };
