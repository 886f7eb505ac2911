import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { daysAfter } from '../../../../shared/features/eye/progression/days.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import type { DemoCaller, DemoFeature, MakeDemoRecords } from '../demo-client.ts';
import { visitsOf } from './visits.ts';

const examinedChildren = 40;
const parallelWriters = 4;
/** The child whose report could not be delivered. */
const bouncedChild = 'Arjun Sharma';

/** Five visits of each of the clinic's first children, entered by its two optometrists in turn. */
const makeRecords: MakeDemoRecords = async signIn => {
  const helen = await signIn('helen@brightwater.example', 'brightwater');
  const mei = await signIn('mei@brightwater.example', 'brightwater');
  const { post } = helen;
  const today = new Date().toISOString().slice(0, 10);
  const { data } = await post<{ data: { data: Case[] } }>('cases/search', { limit: examinedChildren });
  const children = data.data.entries().toArray();
  const lines = Array.from({ length: parallelWriters }, async (_, lane) => {
    for (const [index, { id, fullName, birthDate }] of children) {
      if (index % parallelWriters !== lane || birthDate === null) continue;
      for (const [place, fields] of visitsOf(index, birthDate, today).entries()) {
        const author = place % 2 === 0 ? helen : mei;
        const report = await author.post<{ data: { id: string } }>(`cases/${id}/eye-reports`, fields);
        await author.post(`eye-reports/${report.data.id}/finish`, { version: 1 });
        if (fullName === bouncedChild && place === 1) await sendToDeadAddress(author, report.data.id);
      }
    }
  });
  await Promise.all(lines);
  await noteRecalls(helen, today);
};

/** One report went to an address that does not exist any more: its mail comes back, and its sender is told. */
async function sendToDeadAddress({ post }: DemoCaller, eyeReportId: string): Promise<void> {
  await post(`eye-reports/${eyeReportId}/send`, {
    kinds: ['refraction'],
    language: 'en',
    to: ['bounce@example.com'],
    asLink: true,
  });
}

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
