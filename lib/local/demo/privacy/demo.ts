import { type DemoFeature, momentOn, workdayBefore } from '../demo-client.ts';

const heldChild = 'Harry Patel';
const leavingChild = 'Grace Osei';

/**
 * A legal hold on a child's case because of a dispute, and another family's request to erase its child's
 * data.
 */
export const demo: DemoFeature = {
  needs: ['cases', 'intake'],
  makeRecords: async signIn => {
    const today = new Date().toISOString().slice(0, 10);
    const margaret = await signIn('margaret@stmarys.example', 'st-marys');
    const find = async (text: string): Promise<string> => {
      const { data } = await margaret.post<{ data: { data: { id: string }[] } }>('cases/search', {
        text,
        limit: 1,
      });
      const [child] = data.data;
      if (!child) throw new Error(`The demonstration has no ${text}`);
      return child.id;
    };
    const held = margaret.at(momentOn(workdayBefore(today, 9), 2, 'Europe/London'));
    await held.put(`cases/${await find(heldChild)}/hold`, {
      note: 'Insurance claim about the glasses of March; our solicitor says when it is over',
    });
    const asked = margaret.at(momentOn(workdayBefore(today, 1), 5, 'Europe/London'));
    await asked.post(`cases/${await find(leavingChild)}/erasure`, {
      reason: 'family',
      typedName: leavingChild,
    });
  },
};
