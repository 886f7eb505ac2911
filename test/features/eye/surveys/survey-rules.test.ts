import { expect, test } from 'vitest';
import { SurveyAnswer } from '../../../../shared/features/eye/surveys/answer.schema.ts';
import {
  isSurveyOpen,
  presentListedSurvey,
  presentSurvey,
  type SurveyRecord,
} from '../../../../shared/features/eye/surveys/record.ts';
import type { Survey } from '../../../../shared/features/eye/surveys/schema.ts';

const until = '2026-05-30T08:00:00.000Z';
const ada = { id: '11111111-1111-4111-8111-111111111111', fullName: 'Ada' };
const survey: Survey = {
  ...{ id: `survey_${'a'.repeat(22)}`, caseId: `case_${'a'.repeat(22)}`, version: 1, status: 'asked', until },
  ...{ askedAt: '2026-05-16T08:00:00.000Z', askedBy: ada, sentTo: null, answers: null },
  ...{ relationship: null, answeredAt: null, decidedBy: null, decidedAt: null },
};
const token = 'a'.repeat(24);
const record = (changes: Partial<Survey> = {}): SurveyRecord => ({
  ...survey,
  ...changes,
  token,
  mails: ['mail-1'],
});
const end = Date.parse(until);

test('a questionnaire can be answered once, until it expires or is revoked', () => {
  const open = (status: Survey['status'], now: number) => isSurveyOpen({ status, until }, now);
  expect([open('asked', end - 1), open('asked', end), open('asked', end + 1)]).toEqual([true, false, false]);
  for (const status of ['answered', 'accepted', 'rejected', 'revoked'] as const)
    expect(open(status, end - 1), status).toBe(false);
});

test('the internal fields of a questionnaire are never returned', () => {
  expect(presentSurvey(record())).toEqual(survey);
});

test('the list of questionnaires shows the link of each questionnaire as long as the link works', () => {
  expect(presentListedSurvey(record(), end - 1)).toEqual({ ...survey, token });
  expect(presentListedSurvey(record(), end)).toEqual({ ...survey, token: null });
  expect(presentListedSurvey(record({ status: 'revoked' }), end - 1)).toMatchObject({ token: null });
});

test('a family may leave some questions unanswered, but not all of them', () => {
  const given = { token, ticket: 'x'.repeat(20), relationship: 'mother', language: 'en' };
  const faults = (answers: object) =>
    SurveyAnswer.safeParse({ ...given, answers }).error?.issues.map(({ path, message }) => [
      path.join('.'),
      message,
    ]);
  expect(faults({})).toEqual([['answers.parents', 'validation.required']]);
  expect(faults({ parents: 'none' })).toBeUndefined();
  expect(faults({ outdoors: 0 })).toBeUndefined();
});
