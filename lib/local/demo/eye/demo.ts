import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { daysAfter } from '../../../../shared/features/eye/progression/days.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import type { DemoCaller, DemoFeature, MakeDemoRecords } from '../demo-client.ts';
import { visitsOf } from './visits.ts';

const examinedChildren = 40;
const parallelWriters = 4;

/** Five visits of each of the clinic's first children, entered by its optometrist. */
const makeRecords: MakeDemoRecords = async signIn => {
  const { post } = await signIn('helen@brightwater.example', 'brightwater');
  const today = new Date().toISOString().slice(0, 10);
  const { data } = await post<{ data: { data: Case[] } }>('cases/search', { limit: examinedChildren });
  const children = data.data.entries().toArray();
  const lines = Array.from({ length: parallelWriters }, async (_, lane) => {
    for (const [index, { id, birthDate }] of children) {
      if (index % parallelWriters !== lane || birthDate === null) continue;
      for (const fields of visitsOf(index, birthDate, today)) {
        const report = await post<{ data: { id: string } }>(`cases/${id}/eye-reports`, fields);
        await post(`eye-reports/${report.data.id}/finish`, { version: 1 });
      }
    }
  });
  await Promise.all(lines);
  await noteRecalls(await signIn('helen@brightwater.example', 'brightwater'), today);
};

/** Some families were called, one is booked, and one needs no recall. */
async function noteRecalls({ post, put }: DemoCaller, today: string): Promise<void> {
  const { data } = await post<{ data: { data: RecallRow[] } }>('recalls/search', { until: today });
  const states = ['contacted', 'booked', 'notNeeded', 'contacted'] as const;
  for (const [index, state] of states.entries()) {
    const row = data.data[2 * index + 1];
    if (!row) continue;
    const { caseId, reportId } = row;
    const bookedFor = state === 'booked' ? daysAfter(today, 9) : null;
    await put(`cases/${caseId}/recall`, { reportId, state, bookedFor });
  }
}

export const demo: DemoFeature = { needs: ['cases'], makeRecords };
