import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { shippedScales } from '../../../../shared/features/classes/evaluations/shipped-scales.ts';
import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import {
  progressTextsOf,
  wordsOf,
} from '../../../../shared/features/classes/progress-reports/progress-texts.ts';
import { toTraditional } from '../../../../web/platform/i18n/to-traditional.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { change, score } from '../evaluations/samples.ts';
import { makeFinishedReport, makeProgressReport } from '../progress-reports/samples.ts';
import { makeSession } from '../sessions/samples.ts';

type Copy = { language?: 'en' | 'zh'; script?: 'simplified' | 'traditional' };

async function open(who: Principal, progressReportId: string, { language = 'en', script }: Copy = {}) {
  const { data } = await who.call(progressDocuments.openProgressPdf, {
    ...{ progressReportId, language, script: script ?? null },
  });
  const bytes = await bytesAt(data.url);
  if (process.env.KEEP_PDFS) writeFileSync(`${process.env.KEEP_PDFS}/progress-${language}.pdf`, bytes);
  return (await (await readPdf(bytes)).texts()).join('\n').replace(/\s+/g, ' ');
}

/** Three sessions of a child on three days: two finished, one of them with an absence, and one unfinished. */
async function makeMarch(maker: Principal, caseId: string) {
  const activityIds = [(await makeCustomActivity(maker, { title: 'Beanbag numbers' })).id];
  const on = (date: string) => makeSession(maker, { date, caseIds: [caseId], activityIds });
  const [first, second, third, open] = [
    await on('2026-03-02'),
    await on('2026-03-09'),
    await on('2026-03-16'),
    await on('2026-03-23'),
  ];
  const say = (session: typeof first, observation: string, isShared: boolean) => {
    const at = { caseId, activityId: String(session.activities[0]?.id) };
    return [
      { ...at, field: 'observation' as const, from: '', to: observation },
      { ...at, field: 'isShared' as const, from: false, to: isShared },
    ];
  };
  await change(maker, first, [
    ...[score(first, 2), score(first, 3, { field: 'fluency' })],
    ...say(first, 'Lost the line twice', true),
  ]);
  await change(maker, second, [score(second, 5), ...say(second, 'Cried before class', false)]);
  await change(maker, third, [{ caseId, field: 'isAbsent', from: false, to: true }]);
  await change(maker, open, [score(open, 1), ...say(open, 'Not finished yet', true)]);
  for (const { id: sessionId } of [first, second, third])
    await maker.call(evaluations.finishEvaluations, { sessionId, withGaps: true });
  return { first, open };
}

test('a progress report prints scores in the organisation’s own words, and only observations shared with families', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin, { fullName: 'Wren Applegate' });
  await makeMarch(admin, caseId);
  const { id } = await makeProgressReport(admin, caseId, { comment: 'Wren looks at the card now.' });
  const text = await open(admin, id);
  expect(text).toContain('Wren Applegate');
  expect(text).toContain('1 Mar 2026 to 31 Mar 2026');
  expect(text).toMatch(/3 Sessions counted 2 Attended 1 Missed/);
  expect(text).toMatch(/not finished on \d+ \w+ \d{4}: 1\./);
  expect(text).toContain('Beanbag numbers');
  expect(text).toMatch(/Participation 2 Joined in with help 2 Mar 2026 5 Led others 9 Mar 2026 2/);
  expect(text).toMatch(/Fluency 3 With some help 2 Mar 2026 – 1/);
  expect(text).toContain('Lost the line twice');
  expect(text).toContain('Wren looks at the card now.');
  expect(text).toContain('Draft');
  expect(text).not.toMatch(/Cried before class|Not finished yet/);
  const chinese = await open(admin, id, { language: 'zh', script: 'simplified' });
  expect(chinese).toContain('出勤与学习进展');
  expect(chinese).toMatch(/2 在帮助下参与/);
  expect(chinese).toContain('2026年3月1日至2026年3月31日');
  const traditional = await open(admin, id, { language: 'zh', script: 'traditional' });
  expect(traditional).toMatch(/2 在幫助下參與/);
});

test('a finished progress report does not change after evaluations are changed later or the child is renamed', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin, { fullName: 'Name Before' });
  const { first, open: last } = await makeMarch(admin, caseId);
  const { id } = await makeFinishedReport(admin, caseId);
  const before = await open(admin, id);
  await admin.call(evaluations.reopenEvaluations, { sessionId: first.id });
  await change(admin, first, [score(first, 4, { from: 2 })]);
  await admin.call(evaluations.finishEvaluations, { sessionId: last.id, withGaps: true });
  const current = (await admin.call(cases.getCase, { caseId })).data;
  const renamed = { ...current, caseId, fullName: 'Name After' };
  const fields = Object.entries(renamed).filter(([name]) => name in cases.changeCase.input.shape);
  await admin.call(cases.changeCase, Object.fromEntries(fields) as never);
  expect(await open(admin, id)).toBe(before);
  expect(await open(admin, id, { language: 'zh' })).toContain('Name Before');
  const draft = await makeProgressReport(admin, caseId);
  const now = await open(admin, draft.id);
  expect(now).toContain('Name After');
  expect(now).toContain('Not finished yet');
  expect(now).not.toContain('Lost the line twice');
  await admin.call(progressReports.removeProgressReport, { progressReportId: id });
  const removed = { progressReportId: id, language: 'en' } as const;
  expect(await admin.expectError(progressDocuments.openProgressPdf, removed)).toMatchObject({
    ...{ status: 409, code: 'progress-report.removed' },
  });
});

test('built-in texts of a report are converted to Traditional Chinese; an organisation’s own words are printed as typed', () => {
  const converted = JSON.parse(toTraditional(JSON.stringify(progressTextsOf('zh-Hans'))));
  expect(progressTextsOf('zh-Hant')).toEqual(converted);
  const own = { ...shippedScales, fluency: shippedScales.fluency.map(() => ({ en: 'Mine', zh: '简单' })) };
  for (const scale of ['participation', 'fluency'] as const)
    expect(wordsOf(shippedScales, scale, 'zh-Hant')).toEqual(
      shippedScales[scale].map(({ zh }) => toTraditional(zh)),
    );
  expect(wordsOf(own, 'fluency', 'zh-Hant')[0]).toBe('简单');
});
