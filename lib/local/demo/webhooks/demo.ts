import { type DemoFeature, momentOn, workdayBefore } from '../demo-client.ts';

/** The signing secret. It need not be random, because nobody verifies the signatures of the demo. */
const secret = `whsec_${Buffer.alloc(32).toString('base64')}`;

/** A webhook that sends new cases to another system, for which a local receiver stands in. */
export const demo: DemoFeature = {
  needs: ['people'],
  makeRecords: async signIn => {
    const today = new Date().toISOString().slice(0, 10);
    const helen = await signIn('helen@brightwater.example', 'brightwater');
    const day = workdayBefore(today, 3);
    const path = 'organizations/brightwater/webhooks';
    const { data } = await helen.at(momentOn(day, 2)).post<{ data: { id: string } }>(path, {
      url: 'https://hooks.brightwater.example/lumitree',
      events: ['case.created', 'report.finished'],
      secret,
    });
    await helen.at(momentOn(day, 3)).post(`${path}/${data.id}/test`, {});
  },
};
