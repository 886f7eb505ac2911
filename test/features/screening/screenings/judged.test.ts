import { expect, test } from 'vitest';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { settings } from '../../../../shared/features/screening/settings/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { pagesAt } from '../../../support/read-pdf.ts';
import { eyesightNorm } from '../settings/samples.ts';
import { answeredTests, makeFinishedScreening, makeScreening } from './samples.ts';

const eyes = (right: string, left: string) => ({
  tests: {
    ...answeredTests(),
    eyesight: {
      right: { state: 'done', values: { unaided: right } },
      left: { state: 'done', values: { unaided: left } },
      details: { notation: 'decimal' },
    },
  },
});

async function copyOf(who: Principal, screeningId: string, copy: object) {
  const { data } = await who.call(screeningReports.openScreeningPdf, {
    ...{ screeningId, language: 'zh' as const },
    ...copy,
  });
  return (await pagesAt(data.url)).join('\n').replace(/\s+/g, '');
}

test('with default settings, the screening report in each language and script says which tests need another look', async () => {
  const { admin } = await openClinic();
  const { id } = await makeFinishedScreening(admin, eyes('0.4', '0.4'));
  expect(await copyOf(admin, id, { language: 'en' })).toContain('1tolookatagain,0asexpected,15notjudged.');
  expect(await copyOf(admin, id, { script: 'simplified' })).toContain(
    '1项需要跟进，0项符合预期，15项未评估。',
  );
  expect(await copyOf(admin, id, { script: 'traditional' })).toContain('視力：至少一隻眼睛的視力低於0.5');
  const silent = await makeFinishedScreening(admin, eyes('1.0', '1.0'));
  expect(await copyOf(admin, silent.id, { language: 'en' })).toContain(
    '0tolookatagain,0asexpected,16notjudged.',
  );
});

test('with default settings, the default rules recommend a full eye examination for poor eyesight', async () => {
  const { admin } = await openClinic();
  for (const [right, left] of [
    ...[['1.0', '0.1'] as const, ['0.1', '0.1'] as const, ['1.0', 'NPL'] as const, ['PL', 'HM'] as const],
  ]) {
    const { id, version } = await makeScreening(admin, eyes(right, left));
    const { data } = await admin.call(screenings.suggestRecommendations, { screeningId: id, version });
    expect(data.recommendations.map(({ en }) => en)).toEqual(['We recommend a full eye examination.']);
  }
});

test('the list shows for each screening how many tests need another look, are as expected, or are not judged', async () => {
  const { admin } = await openClinic();
  await makeScreening(admin);
  const silent = await makeFinishedScreening(admin, eyes('1.0', '1.0'));
  const apart = await makeFinishedScreening(admin, eyes('1.0', 'CF'));
  const counted = async () => {
    const { data } = await admin.call(screenings.searchScreenings, {});
    return new Map(data.data.map(({ id, judged }) => [id, judged]));
  };
  const before = await counted();
  expect([...before.values()].filter(one => one === null)).toHaveLength(1);
  expect(before.get(apart.id)).toEqual({ again: 1, expected: 0, notJudged: 15 });
  expect(before.get(silent.id)).toEqual({ again: 0, expected: 0, notJudged: 16 });
  await admin.call(settings.saveScreeningNorms, { version: 0, sets: [eyesightNorm] });
  expect((await counted()).get(apart.id)?.again).toBe(1);
});

test('whether a report judges anything is said by the norms that it prints, not by those approved later', async () => {
  const { admin } = await openClinic();
  const isJudged = async ({ id: screeningId }: { id: string }) =>
    (await admin.call(screenings.getScreeningChanges, { screeningId })).data.isJudged;
  const before = await makeFinishedScreening(admin, eyes('1.0', '1.0'));
  await admin.call(settings.saveScreeningNorms, { version: 0, sets: [eyesightNorm] });
  expect(await isJudged(before)).toBe(false);
  expect(await isJudged(await makeScreening(admin, eyes('1.0', '1.0')))).toBe(true);
  const after = await makeFinishedScreening(admin, eyes('1.0', '1.0'));
  await admin.call(settings.saveScreeningNorms, { version: 1, sets: [] });
  expect(await isJudged(after)).toBe(true);
});
