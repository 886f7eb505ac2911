import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { DemoFeature } from '../demo-client.ts';
import { momentOn, workdayBefore } from '../moments.ts';
import { demoEntries } from './demo-entries.ts';

const child = '陈小明';
/** Number of days from a screening to the NeuroTree entry about an observation from this screening. */
const evidenceDaysBefore = 1;

/** A child's NeuroTree over two years. The clinic has given one node another name. */
export const demo: DemoFeature = {
  needs: ['cases'],
  makeRecords: async signIn => {
    const helen = await signIn('helen@brightwater.example', 'brightwater');
    const mei = await signIn('mei@brightwater.example', 'brightwater');
    const today = new Date().toISOString().slice(0, 10);
    const { data } = await helen.post<{ data: { data: Case[] } }>('cases/search', { text: child });
    const caseId = data.data.find(({ fullName }) => fullName === child)?.id;
    for (const [index, [daysAgo, node, state, remarks, evidence]] of demoEntries.entries()) {
      const date = workdayBefore(today, daysAgo);
      const author = index % 3 === 1 ? helen : mei;
      await author.at(momentOn(date, index)).post(`cases/${caseId}/tree-entries`, {
        node,
        state,
        remarks,
        date,
        evidence: evidence
          ? { kind: evidence, date: workdayBefore(today, daysAgo + evidenceDaysBefore) }
          : null,
        isShared: index % 4 === 0,
      });
    }
    await helen.put('tree-nodes/auditory', { en: 'Listening', zh: '听觉处理', version: 0 });
  },
};
