import { randomInt } from 'node:crypto';
import * as fc from 'fast-check';
import * as z from 'zod';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { parentsMyopia } from '../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import { surveys as calls, type surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import type { ListedSurvey } from '../../../../shared/features/eye/surveys/schema.ts';
import { Questionnaire } from '../../../../shared/features/eye/visit-fields/questionnaire.schema.ts';
import { arbitraryOf } from '../../../support/arbitrary-of-schema.ts';
import type { Clinic, Principal } from '../../../support/clinic.ts';
import { referenceOfChild } from '../../../support/reference-sample.ts';
import type { Samples } from '../../../support/sample.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { oldTicket, openFamily } from '../../intake/registrations/samples.ts';

export type Answer = RequestOf<typeof surveys.answerSurvey>;

export const answers = {
  parents: 'one',
  nearWork: 3,
  outdoors: 1.5,
  screens: 2,
  firstSpectacles: null,
} satisfies Answer['answers'];

/**
 * Sends a questionnaire to the family of a case, or of a new case if none is given. Its link is still valid.
 */
export async function makeSurvey(
  maker: Principal,
  caseId?: string,
  sendTo: string | null = null,
): Promise<ListedSurvey & { token: string }> {
  const of = caseId ?? (await makeCase(maker)).id;
  const { data: made } = await maker.call(calls.createSurvey, { caseId: of, sendTo, language: 'en' });
  await settled();
  const survey = (await listSurveys(maker, of)).find(({ id }) => id === made.id);
  if (!survey?.token) throw new Error('the survey has no link');
  return { ...survey, token: survey.token };
}

export const listSurveys = async (maker: Principal, caseId: string): Promise<ListedSurvey[]> =>
  (await maker.call(calls.listSurveys, { caseId })).data.data;

export const newAnswer = async (token: string, changes: Partial<Answer> = {}): Promise<Answer> => ({
  token,
  ticket: await oldTicket(token),
  relationship: 'mother',
  answers,
  language: 'zh',
  script: 'traditional',
  ...changes,
});

/** Makes a questionnaire that a family has answered and that waits for review. */
export async function makeAnsweredSurvey(maker: Principal, caseId?: string): Promise<ListedSurvey> {
  const { token, caseId: of, id } = await makeSurvey(maker, caseId);
  await (await openFamily()).call(calls.answerSurvey, await newAnswer(token));
  await settled();
  const answered = (await listSurveys(maker, of)).find(one => one.id === id);
  if (answered?.status !== 'answered') throw new Error('the answers did not arrive');
  return answered;
}

const tokenOf = async ({ admin }: Pick<Clinic, 'admin'>): Promise<string> => (await makeSurvey(admin)).token;
const decisionOf = async (survey: Promise<ListedSurvey>) => {
  const { id: surveyId, version } = await survey;
  return { surveyId, version };
};
const decision = {
  references: { surveyId: 'survey' },
  fixedFields: ['version'],
  allowedRaceErrors: ['survey.decided'],
} satisfies Partial<Samples<typeof surveys>['acceptSurvey']>;

/** Random answers to the questionnaire. Some questions may stay unanswered, but not all of them. */
const someAnswers = fc.record({
  parents: fc.constantFrom(...parentsMyopia),
  ...Object.fromEntries(
    (['nearWork', 'outdoors', 'screens', 'firstSpectacles'] as const).map(field => [
      field,
      arbitraryOf(z.toJSONSchema(Questionnaire.shape[field], { io: 'input' })),
    ]),
  ),
});

export const surveysSamples: Samples<typeof surveys> = {
  openSurvey: {
    input: async ({ clinic }) => ({ token: await tokenOf(clinic) }),
    fixedFields: ['token'],
  },
  answerSurvey: {
    input: async ({ clinic }) =>
      newAnswer(await tokenOf(clinic), { answers: { ...answers, nearWork: randomInt(1, 12) } }),
    repeatedBy: ['token', 'ticket'],
    otherBodyError: 'survey.closed',
    fixedFields: ['token', 'ticket'],
    arbitraries: { answers: someAnswers },
    allowedRaceErrors: ['survey.closed'],
    isNotJournaled: true,
  },
  listSurveys: {
    input: async ({ maker }) => ({ caseId: (await makeSurvey(maker)).caseId }),
    references: { caseId: 'case' },
  },
  createSurvey: {
    form: async ({ page, maker, open }) => {
      await open(`/cases/${(await makeCase(maker)).id}?tab=eye`);
      await page.getByRole('button', { name: 'Ask the family' }).click();
      return page.getByRole('button', { name: 'Show link' });
    },

    input: async ({ maker }) => ({ caseId: (await makeCase(maker)).id, sendTo: null, language: 'en' }),
    references: { caseId: 'case' },
    fixedFields: ['sendTo'],
  },
  revokeSurvey: {
    ...decision,
    input: ({ maker }) => decisionOf(makeSurvey(maker)),
    expectedOutput: () => ({ status: 'revoked' }),
  },
  acceptSurvey: {
    ...decision,
    input: ({ maker }) => decisionOf(makeAnsweredSurvey(maker)),
    expectedOutput: () => ({ status: 'accepted' }),
  },
  rejectSurvey: {
    ...decision,
    input: ({ maker }) => decisionOf(makeAnsweredSurvey(maker)),
    expectedOutput: () => ({ status: 'rejected' }),
  },
};

export const surveyReference = referenceOfChild('survey', makeAnsweredSurvey);
