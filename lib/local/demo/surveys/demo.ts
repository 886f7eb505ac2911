import { setTimeout } from 'node:timers/promises';
import type { PublicSurvey } from '../../../../shared/features/eye/surveys/answer.schema.ts';
import type { ListedSurvey } from '../../../../shared/features/eye/surveys/schema.ts';
import { type DemoCaller, type DemoFeature, momentOn, workdayBefore } from '../demo-client.ts';

/** The children whose families got a questionnaire. Both children are due for a visit soon. */
const askedChildren = ['许诺', '余乐儿'];
const fillingInMs = 70_000;
const waitMs = 100;

/** Links to a questionnaire on risk factors, for two families. One of them has answered. */
export const demo: DemoFeature = {
  needs: ['cases', 'eye', 'intake'],
  makeRecords: async signIn => {
    const today = new Date().toISOString().slice(0, 10);
    const helen = await signIn('helen@brightwater.example', 'brightwater');
    for (const [index, text] of askedChildren.entries()) {
      const { data: found } = await helen.post<{ data: { data: { id: string }[] } }>('cases/search', {
        text,
        limit: 1,
      });
      const moment = momentOn(workdayBefore(today, 1), 9 + index);
      const path = `cases/${found.data[0]?.id}/surveys`;
      await helen.at(moment).post(path, { language: 'en' });
      const { data: listed } = await helen.at(moment).get<{ data: { data: ListedSurvey[] } }>(path);
      const token = listed.data[0]?.token;
      if (index === 0 && token) await answer(helen, moment, token);
    }
  },
};

/** Answers the questionnaire through the link, as a mother does on her phone. */
async function answer(caller: DemoCaller, moment: number, token: string): Promise<void> {
  const { ticket } = await openForm(caller.at(moment), token);
  await caller.at(moment + fillingInMs).post('surveys', {
    token,
    ticket,
    relationship: 'mother',
    answers: { parents: 'both', nearWork: 4, outdoors: 1, screens: 2.5 },
    language: 'en',
  });
}

/** Opens the questionnaire. Retries, because a new link does not work immediately. */
async function openForm(
  family: DemoCaller,
  token: string,
  attempts = 50,
): Promise<NonNullable<PublicSurvey['form']>> {
  const { data } = await family.post<{ data: PublicSurvey }>('surveys/open', { token });
  if (data.form) return data.form;
  if (attempts === 0) throw new Error('The link of the demonstration opens no questions');
  await setTimeout(waitMs);
  return openForm(family, token, attempts - 1);
}
