import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { Session, SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import type { DemoCaller, DemoFeature, MakeDemoRecords } from '../demo-client.ts';

/** Two finished progress reports by two teachers, about children whose sessions they evaluated. */
const makeRecords: MakeDemoRecords = async signIn => {
  await report(
    await signIn('helen@brightwater.example', 'brightwater'),
    'We are pleased with how calmly the work begins now. At home, ten minutes of reading aloud with a finger or a ruler under the line are enough.',
  );
  await report(
    await signIn('mei@brightwater.example', 'brightwater'),
    '孩子现在能更快进入状态。在家每天朗读十分钟，用手指或尺子指着行即可。',
  );
};

async function report(teacher: DemoCaller, comment: string): Promise<void> {
  const search = { isEvaluated: true, limit: 50 };
  const { data } = await teacher.post<{ data: { data: SessionRow[] } }>('evaluated-sessions/search', search);
  const [latest, earliest] = [data.data[0], data.data.at(-1)];
  if (!latest || !earliest) return;
  const { children } = (await teacher.get<{ data: Session }>(`class-sessions/${latest.id}`)).data;
  const child = children[1] ?? children[0];
  if (!child) return;
  const fields = { from: `${earliest.date.slice(0, 7)}-01`, to: latest.date, comment };
  const created = await teacher.post<{ data: ProgressReport }>(`cases/${child.id}/progress-reports`, fields);
  const { id, version } = created.data;
  await teacher.post(`progress-reports/${id}/finish`, { version });
}

export const demo: DemoFeature = { needs: ['evaluations'], makeRecords };
