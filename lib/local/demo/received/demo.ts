import { type DemoFeature, momentOn, workdayBefore } from '../demo-client.ts';

/** Measurements of two children that a biometer has sent: one today, one yesterday. */
const measured = [
  { text: '许诺', axialLength: { right: 24.31, left: 24.22 } },
  { text: '余乐儿', axialLength: { right: 23.87, left: 23.92 } },
];

/** Measurements from a device. Nobody has copied them to a visit yet. */
export const demo: DemoFeature = {
  needs: ['cases', 'eye'],
  makeRecords: async signIn => {
    const today = new Date().toISOString().slice(0, 10);
    const day = workdayBefore(today, 1);
    const helen = await signIn('helen@brightwater.example', 'brightwater');
    for (const [index, { text, axialLength }] of measured.entries()) {
      const { data: found } = await helen.post<{ data: { data: { id: string }[] } }>('cases/search', {
        text,
        limit: 1,
      });
      await helen.at(momentOn(day, 11 + index)).post(`cases/${found.data[0]?.id}/received-measurements`, {
        measuredOn: day,
        axialLength,
        device: 'Biometer in room 2',
      });
    }
  },
};
