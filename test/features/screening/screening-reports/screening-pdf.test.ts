import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import { screeningTextsOf } from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { toTraditional } from '../../../../web/platform/i18n/to-traditional.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { pagesAt, readPdf } from '../../../support/read-pdf.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedScreening, makeScreening } from '../screenings/samples.ts';

async function open(who: Principal, screeningId: string, language: 'en' | 'zh' = 'en') {
  const { data } = await who.call(screeningReports.openScreeningPdf, { screeningId, language });
  const bytes = await bytesAt(data.url);
  if (process.env.KEEP_PDFS) writeFileSync(`${process.env.KEEP_PDFS}/screening-${language}.pdf`, bytes);
  return (await (await readPdf(bytes)).texts()).join('\n').replace(/\s+/g, ' ');
}

test('a screening report lists every test, distinguishes zero from “not done”, and says that it is not a diagnosis', async () => {
  const { admin } = await openClinic();
  const { id } = await makeFinishedScreening(admin);
  const text = await open(admin, id);
  for (const [name] of Object.values(screeningTextsOf('en').tests)) expect(text).toContain(name);
  expect(text).toContain('right 0 s');
  expect(text).toContain('Not done (unable');
  expect(text).toContain('Descriptive, not a diagnosis');
  expect(text).toContain('The evidence for coloured overlays is weak');
  expect(text).not.toMatch(/fail(?!ed)/);
  expect(await open(admin, id, 'zh')).toContain('不是');
});

test('a finished screening report keeps the child’s name of that day; a draft report is marked as a draft', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { fullName: 'Name Before' });
  const { id } = await makeFinishedScreening(admin, {}, child.id);
  const current = (await admin.call(cases.getCase, { caseId: child.id })).data;
  const change = { ...current, caseId: child.id, fullName: 'Name After' };
  const fields = Object.fromEntries(
    Object.entries(change).filter(([name]) => name in cases.changeCase.input.shape),
  );
  await admin.call(cases.changeCase, fields as never);
  expect(await open(admin, id)).toContain('Name Before');
  const draft = await makeScreening(admin, { date: '2026-05-17' }, child.id);
  const text = await open(admin, draft.id);
  expect(text).toContain('Name After');
  expect(text).toContain('Draft');
  await admin.call(screenings.deleteScreening, { screeningId: draft.id });
  const deleted = { screeningId: draft.id, language: 'en' } as const;
  expect(await admin.expectError(screeningReports.openScreeningPdf, deleted)).toMatchObject({
    code: 'screening.deleted',
  });
});

test('a blank screening form lists every test; Traditional Chinese texts are converted from Simplified', async () => {
  const { admin } = await openClinic();
  const { data } = await admin.call(screeningReports.openBlankScreeningForm, { band: '5-6', language: 'en' });
  const text = (await pagesAt(data.url)).join('\n').replace(/\s+/g, ' ');
  for (const [name] of Object.values(screeningTextsOf('en').tests)) expect(text).toContain(name);
  const converted = JSON.parse(toTraditional(JSON.stringify(screeningTextsOf('zh-Hans'))));
  expect(screeningTextsOf('zh-Hant')).toEqual(converted);
});

test('a screening report prints details of how a test was done, and no norm for a test without a value', async () => {
  const { admin } = await openClinic();
  const { id } = await makeFinishedScreening(admin, { wearsSpectacles: true });
  const text = await open(admin, id);
  expect(text).toContain('decimal notation · 6 m');
  expect(text).toContain('wears spectacles');
  expect(text).toContain('Grades go from 0 (nothing unusual) to 4');
  expect(text).toContain('Standing on one leg: Held on to the wall');
  const empty = await makeScreening(admin, { tests: {} });
  const blank = await open(admin, empty.id);
  expect(blank).toContain('right: No value');
  expect(blank).not.toMatch(/norm(?!al)/);
});
