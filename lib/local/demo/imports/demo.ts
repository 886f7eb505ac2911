import { setTimeout as wait } from 'node:timers/promises';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Import } from '../../../../shared/features/intake/imports/schema.ts';
import type { DemoCaller, DemoFeature } from '../demo-client.ts';

const knownChildren = 4;
const maxWaitMs = 120_000;
const pauseMs = 100;

const school = 'St Mary’s Primary School';
const newPupils = [
  { fullName: 'Oliver Whitcombe', birthDate: '2018-11-02', grade: 'P2' },
  { fullName: '區樂瑤', birthDate: '2018-06-17', grade: 'P2' },
  { fullName: 'Amara Okonkwo', birthDate: '2019-01-25', grade: 'P1' },
];

/**
 * A list of children that a school wants to import. It was checked, and somebody must now decide about its
 * rows: new pupils, pupils whose cases do not name the school, and a row without a name.
 */
export const demo: DemoFeature = {
  needs: ['cases'],
  makeRecords: async signIn => {
    const caller = await signIn('helen@brightwater.example', 'brightwater');
    const { data } = await caller.post<{ data: { data: Case[] } }>('cases/search', { limit: knownChildren });
    const columns = [
      { heading: 'Pupil', field: 'fullName' },
      { heading: 'Born', field: 'birthDate' },
      { heading: 'School', field: 'school' },
      { heading: 'Class', field: 'grade' },
    ];
    const mapping = { headings: columns.map(({ heading }) => heading), columns, dateOrder: 'dmy' };
    const known = data.data.map(({ fullName, birthDate }) => ({ fullName, birthDate, grade: null }));
    const rows: unknown[] = [...known, ...newPupils].map((pupil, index) => ({
      number: index + 1,
      line: index + 2,
      name: pupil.fullName,
      child: { ...pupil, school },
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
  },
};

async function checked({ get }: DemoCaller, id: string): Promise<void> {
  for (const latest = Date.now() + maxWaitMs; Date.now() < latest; await wait(pauseMs)) {
    const { data } = await get<{ data: Import }>(`imports/${id}`);
    if (data.state === 'done') return;
  }
  throw new Error('the import of the demonstration is not checked');
}
