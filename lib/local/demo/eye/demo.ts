import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { DemoFeature, MakeDemoRecords } from '../demo-client.ts';
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
};

export const demo: DemoFeature = { needs: ['cases'], makeRecords };
