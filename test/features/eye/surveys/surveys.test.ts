import { afterEach, expect, test } from 'vitest';
import { newToken } from '../../../../functions/platform/new-token.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { surveyMailsPerHour } from '../../../../shared/core/limits.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import { surveyDays, surveyTokenLength } from '../../../../shared/features/eye/surveys/schema.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { sendAnswers } from '../../../../web/features/eye/surveys/family/send-answers.ts';
import { restoreApi, stubApi } from '../../../support/callers/stub-api.ts';
import { openClinic } from '../../../support/clinic.ts';
import { mailsTo } from '../../../support/mail.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { oldTicket, openFamily } from '../../intake/registrations/samples.ts';
import { answers, listSurveys, makeAnsweredSurvey, makeSurvey, newAnswer } from './samples.ts';

const closed = { status: 410, code: 'survey.closed' };

afterEach(restoreApi);

test('a family answers a questionnaire by a link without seeing the child’s data; the staff are notified and accept the answers', async () => {
  const { admin } = await openClinic();
  const { id: caseId, fullName } = await makeCase(admin, { fullName: '欧阳晴岚' });
  const { token, id } = await makeSurvey(admin, caseId);
  const family = await openFamily();
  const opened = await family.call(surveys.openSurvey, { token });
  expect(opened.data).toMatchObject({ state: 'live', organization: { name: expect.any(String) } });
  const shown = JSON.stringify(opened);
  for (const secret of [fullName, caseId, caseId.slice(5), id]) expect(shown).not.toContain(secret);

  await family.call(surveys.answerSurvey, await newAnswer(token));
  await settled();
  const [answered] = await listSurveys(admin, caseId);
  expect(answered).toMatchObject({ status: 'answered', answers, relationship: 'mother', token: null });
  const { data: told } = await admin.call(notifications.listNotifications, {});
  expect(told.data[0]?.description).toContain(fullName);
  const accepted = await admin.call(surveys.acceptSurvey, { surveyId: id, version: answered?.version ?? 0 });
  expect(accepted.data).toMatchObject({ status: 'accepted', decidedBy: { id: admin.person.id } });
  const { data: timeline } = await admin.call(cases.listTimeline, { caseId });
  const acts = JSON.stringify(timeline);
  for (const act of ['survey.created', 'survey.answered', 'survey.accepted']) expect(acts).toContain(act);
});

test('a questionnaire accepts one set of answers; sending the same answers again has no effect, and other answers are rejected', async () => {
  const { admin } = await openClinic();
  const { token, caseId } = await makeSurvey(admin);
  const [family, other] = await Promise.all([openFamily(), openFamily()]);
  const answer = await newAnswer(token);
  await Promise.all([family.call(surveys.answerSurvey, answer), family.call(surveys.answerSurvey, answer)]);
  const others = { ...answer, answers: { ...answers, nearWork: 9 } };
  expect(await other.expectError(surveys.answerSurvey, others)).toMatchObject(closed);
  await settled();
  await family.call(surveys.answerSurvey, answer);
  expect(await other.expectError(surveys.answerSurvey, others)).toMatchObject(closed);
  await settled();
  expect(await listSurveys(admin, caseId)).toMatchObject([{ status: 'answered', answers, version: 2 }]);
  expect((await other.call(surveys.openSurvey, { token })).data).toMatchObject({
    state: 'answered',
    form: null,
  });
});

test('a family that changes its answers after a lost response is told that the first ones have arrived; a revoked link stays closed', async () => {
  const { admin } = await openClinic();
  const { token, caseId } = await makeSurvey(admin);
  const lose = stubApi(await openFamily());
  const answer = await newAnswer(token);
  lose('surveys');
  await expect(sendAnswers(answer)).rejects.toThrow('network.failed');
  lose(undefined);
  const changed = { ...answer, answers: { ...answers, nearWork: 9 } };
  expect(await sendAnswers(changed)).toBe(true);
  await settled();
  expect(await sendAnswers(changed)).toBe(true);
  expect(await sendAnswers(answer)).toBe(false);
  expect(await listSurveys(admin, caseId)).toMatchObject([{ status: 'answered', answers }]);
  const revoked = await makeSurvey(admin);
  const late = await newAnswer(revoked.token);
  await admin.call(surveys.revokeSurvey, { surveyId: revoked.id, version: revoked.version });
  await settled();
  await expect(sendAnswers(late)).rejects.toThrow('survey.closed');
});

testInTurn(
  'a revoked questionnaire link gets the same response as an unknown link; an expired link shows the organisation’s name',
  async () => {
    const { admin } = await openClinic();
    const { token, id: surveyId, version, caseId } = await makeSurvey(admin);
    const { token: late } = await makeSurvey(admin);
    const family = await openFamily();
    const answer = await newAnswer(token);
    await admin.call(surveys.revokeSurvey, { surveyId, version });
    const { withClockAhead } = await openWorld();
    await settled();
    const unknown = await family.call(surveys.openSurvey, { token: newToken(surveyTokenLength) });
    const revoked = await family.call(surveys.openSurvey, { token });
    expect(revoked).toEqual(unknown);
    expect(await family.expectError(surveys.answerSurvey, answer)).toMatchObject(closed);
    expect(await listSurveys(admin, caseId)).toMatchObject([
      { status: 'revoked', token: null, answers: null },
    ]);
    await withClockAhead((surveyDays + 1) * dayMs, async () => {
      const { data } = await family.call(surveys.openSurvey, { token: late });
      expect(data).toMatchObject({
        state: 'expired',
        organization: { name: expect.any(String) },
        form: null,
      });
      expect(await family.expectError(surveys.answerSurvey, await newAnswer(late))).toMatchObject(closed);
    });
  },
);

testInTurn(
  'a family’s answers that are sent while the questionnaire link is being revoked are stored completely or not at all',
  async () => {
    const { admin } = await openClinic();
    const { token, id: surveyId, version, caseId } = await makeSurvey(admin);
    const family = await openFamily();
    const answer = await newAnswer(token, { answers: { ...answers, firstSpectacles: 7.5 } });
    await Promise.allSettled([
      admin.call(surveys.revokeSurvey, { surveyId, version }),
      family.send('POST', surveys.answerSurvey.path, { body: JSON.stringify(answer) }),
    ]);
    await settled();
    const items = await (await openRawTable()).everything();
    const left = items.filter(({ survey, kind }) => survey === surveyId && kind === 'survey-answer');
    expect(left.filter(({ given }) => given !== undefined)).toEqual([]);
    const [survey] = await listSurveys(admin, caseId);
    if (survey?.status === 'revoked') expect(survey.answers).toBeNull();
    else expect(survey).toMatchObject({ status: 'answered', answers: answer.answers });
  },
);

test('answers to a questionnaire are rejected if the form was not opened or only just opened; answers of bots are ignored', async () => {
  const { admin } = await openClinic();
  const { token, caseId } = await makeSurvey(admin);
  const family = await openFamily();
  const answer = await newAnswer(token);
  const foreign = await oldTicket(newToken(surveyTokenLength));
  expect(await family.expectError(surveys.answerSurvey, { ...answer, ticket: foreign })).toMatchObject({
    code: 'registration.form-outdated',
  });
  const fresh = { ...answer, ticket: await oldTicket(token, 0) };
  expect(await family.expectError(surveys.answerSurvey, fresh)).toMatchObject({ code: 'rate.limited' });
  await family.call(surveys.answerSurvey, { ...answer, website: 'https://spam.example' });
  const nothing = { ...answer, answers: { parents: null, nearWork: null } };
  expect((await family.expectError(surveys.answerSurvey, nothing)).fields).toEqual({
    'answers.parents': 'validation.required',
  });
  await settled();
  expect(await listSurveys(admin, caseId)).toMatchObject([{ status: 'asked', answers: null }]);
});

test('the email with a questionnaire’s link is in the chosen language without the child’s name; the receipt has no answers', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin, { fullName: 'Quentin Quill', emailScript: 'traditional' });
  const to = `${caseId.slice(5, 20).toLowerCase()}@family.example`;
  const { token } = await makeSurvey(admin, caseId, to);
  const [asking] = await mailsTo(to);
  const sent = JSON.stringify(asking);
  expect(sent).toContain(`/${token}`);
  expect(sent).not.toContain('Quill');
  await (await openFamily()).call(surveys.answerSurvey, await newAnswer(token));
  const mails = await mailsTo(to);
  expect(mails).toHaveLength(2);
  expect(mails.some(({ subject }) => subject.includes('已收到您的回答'))).toBe(true);
});

test('when two members decide about a family’s answers at the same time, one request succeeds, and its decision is final', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const { id: surveyId, version, caseId } = await makeAnsweredSurvey(admin);
  const replies = await Promise.allSettled([
    admin.call(surveys.acceptSurvey, { surveyId, version }),
    colleague.call(surveys.rejectSurvey, { surveyId, version }),
  ]);
  expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [decided] = await listSurveys(admin, caseId);
  for (const call of [surveys.acceptSurvey, surveys.rejectSurvey, surveys.revokeSurvey])
    expect(await admin.expectError(call, { surveyId, version: decided?.version ?? 0 })).toMatchObject({
      code: 'survey.decided',
    });
});

testInTurn(
  'the surviving case of a merge lists the questionnaire of the other case and receives its answers',
  async () => {
    const { admin } = await openClinic();
    const [survivor, other] = [await makeCase(admin), await makeCase(admin)];
    const { token } = await makeSurvey(admin, other.id);
    const { data: absorbed } = await admin.call(cases.getCase, { caseId: other.id });
    await admin.call(merges.mergeCases, {
      caseId: survivor.id,
      version: survivor.version,
      otherId: other.id,
      otherVersion: absorbed.version,
      take: [],
    });
    await (await openFamily()).call(surveys.answerSurvey, await newAnswer(token));
    await settled();
    const [answered] = await listSurveys(admin, survivor.id);
    expect(answered).toMatchObject({ status: 'answered', answers });
    const { data } = await admin.call(surveys.acceptSurvey, {
      surveyId: answered?.id ?? '',
      version: answered?.version ?? 0,
    });
    expect(data.status).toBe('accepted');
  },
);

test('no questionnaire can be sent to the family of an archived case', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  await admin.call(cases.archiveCase, { caseId });
  expect(await admin.expectError(surveys.createSurvey, { caseId, language: 'en' })).toMatchObject({
    code: 'case.archived',
  });
});

testInTurn(
  'the number of questionnaires emailed to one address per hour is limited, even if they are about different children',
  async () => {
    const { admin } = await openClinic();
    const sendTo = `stranger-${admin.person.id}@nowhere.example`;
    const children = await Promise.all(Array.from({ length: 3 }, () => makeCase(admin)));
    const ask = (caseId: string, to: string) =>
      admin.send('POST', `cases/${caseId}/surveys`, { body: JSON.stringify({ sendTo: to, language: 'en' }) });
    for (const { id } of children) await Promise.all([1, 2, 3].map(() => ask(id, sendTo)));
    const refused = await ask(children[0]?.id ?? '', sendTo.toUpperCase());
    expect([refused.status, refused.headers.get('retry-after') !== null]).toEqual([429, true]);
    expect(await mailsTo(sendTo)).toHaveLength(surveyMailsPerHour);
  },
);
