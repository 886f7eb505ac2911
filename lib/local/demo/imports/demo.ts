import { setTimeout as wait } from 'node:timers/promises';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ImportedRow } from '../../../../shared/features/intake/imports/schema.ts';
import type { DemoCaller, DemoFeature } from '../demo-client.ts';

const knownChildren = 5;
const maxAttempts = 900;
const pauseMs = 100;

/** The list of a school, of which the clinic knew the children already, and had one without a name. */
export const demo: DemoFeature = {
  needs: ['cases'],
  makeRecords: async signIn => {
    const caller = await signIn('helen@brightwater.example', 'brightwater');
    const { data } = await caller.post<{ data: { data: Case[] } }>('cases/search', { limit: knownChildren });
    const columns = [
      { heading: 'Pupil', field: 'fullName' },
      { heading: 'Born', field: 'birthDate' },
    ];
    const mapping = { headings: ['Pupil', 'Born', 'House'], columns, dateOrder: 'dmy' };
    const rows: unknown[] = data.data.map(({ fullName, birthDate }, index) => ({
      number: index + 1,
      line: index + 2,
      name: fullName,
      child: { fullName, birthDate },
      problems: [],
    }));
    const unnamed = { field: 'fullName', problem: 'required', text: '' };
    const total = rows.length + 1;
    rows.push({ number: total, line: total + 1, name: '', child: null, problems: [unnamed] });
    const started = { name: 'st-marys-vision-day.csv', total, mapping };
    const { data: made } = await caller.post<{ data: { id: string } }>('imports', started);
    await caller.put(`imports/${made.id}/rows`, { rows });
    await caller.post(`imports/${made.id}/check`, {});
    await checked(caller, made.id);
    await caller.post(`imports/${made.id}/commit`, {});
  },
};

async function checked({ post }: DemoCaller, id: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { data } = await post<{ data: { data: ImportedRow[] } }>(`imports/${id}/rows/search`, {});
    if (data.data.every(({ outcome }) => outcome !== null)) return;
    await wait(pauseMs);
  }
  throw new Error('the import of the demonstration is not checked');
}
