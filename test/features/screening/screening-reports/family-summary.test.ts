import { expect, test } from 'vitest';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import { settings } from '../../../../shared/features/screening/settings/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { mailsTo } from '../../../support/mail.ts';
import { pagesAt, readPdf } from '../../../support/read-pdf.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { answeredTests, makeFinishedScreening } from '../screenings/samples.ts';

const title = 'Screening summary for the family';

async function open(who: Principal, screeningId: string, wish: object = {}) {
  const { data } = await who.call(screeningReports.openScreeningPdf, {
    ...{ screeningId, language: 'en' },
    ...wish,
  });
  const pages = await pagesAt(data.url);
  return { name: data.name, pages: pages.length, text: pages.join('\n').replaceAll('\n', ' ') };
}

test('the family’s summary of a screening is one page without technical terms, in English and both Chinese scripts', async () => {
  const { admin } = await openClinic();
  const { id } = await makeFinishedScreening(admin);
  const english = await open(admin, id, { copy: 'family' });
  expect(english).toMatchObject({ pages: 1, name: expect.stringContaining('screening-summary') });
  for (const part of [title, 'What we looked at', 'Not done or not finished: standing on one leg.'])
    expect(english.text).toContain(part);
  for (const part of ['ATNR', 'Moro', 'logMAR', 'Norm', 'Age band']) expect(english.text).not.toContain(part);
  const scripts = { simplified: '给家长的筛查摘要', traditional: '給家長的篩查摘要' } as const;
  for (const script of ['simplified', 'traditional'] as const) {
    const { pages, text } = await open(admin, id, { copy: 'family', language: 'zh', script });
    expect([pages, text.includes(scripts[script])]).toEqual([1, true]);
  }
});

test('the family’s summary says why a test was not done, if one reason was recorded for the whole test', async () => {
  const { admin } = await openClinic();
  const without = (reason: string) => ({ state: 'notDone', reason, note: null });
  const tests = {
    ...answeredTests(),
    ...{ romberg: { whole: without('noTime') }, moro: { whole: without('notIndicated') } },
    oneLeg: { right: without('refused'), left: without('unable') },
  };
  const { id } = await makeFinishedScreening(admin, { tests });
  const { text } = await open(admin, id, { copy: 'family' });
  expect(text).toMatch(/There was no time for: [^.]+\. Not needed this time: [^.]+\./);
  expect(text).toContain('Not done or not finished: standing on one leg.');
});

test('a request for a screening report that names no copy gets the full report', async () => {
  const { admin } = await openClinic();
  const { id } = await makeFinishedScreening(admin);
  const { text, name } = await open(admin, id);
  expect(name).not.toContain('summary');
  expect(text).toContain('Learning-efficiency screening');
  expect(text).toContain('ATNR');
});

test('remarks and comments of a screening are printed only in the full report, not in the family’s summary', async () => {
  const { admin } = await openClinic();
  const { id } = await makeFinishedScreening(admin, { notes: 'Slept badly.' });
  const full = await open(admin, id);
  for (const language of ['en', 'zh'] as const) {
    const { text } = await open(admin, id, { copy: 'family', language });
    for (const remark of ['Slept badly.', 'Held on to the wall']) {
      expect(full.text).toContain(remark);
      expect(text).not.toContain(remark);
    }
  }
});

test('a screening summary with much advice is printed on one page in smaller type', async () => {
  const { admin } = await openClinic();
  const recommendations = Array.from({ length: 12 }, (_, index) => ({
    ...{ id: crypto.randomUUID(), ruleId: null, zh: null, isEdited: false },
    en: `Advice ${index}. ${'Practise a little every day. '.repeat(5)}`,
  }));
  const { id } = await makeFinishedScreening(admin, { recommendations });
  const { pages, text } = await open(admin, id, { copy: 'family' });
  expect(pages).toBe(1);
  expect(text).toContain('Advice 11.');
});

test('by default, emails to a family have the summary of a screening; emails to other addresses have the full report', async () => {
  const { admin } = await openClinic();
  const mother = uniqueEmail();
  const child = await makeCase(admin, {
    contactEmail: null,
    mother: { title: null, name: 'Mei', email: mother, mobile: null },
  });
  const { id: screeningId } = await makeFinishedScreening(admin, {}, child.id);
  const school = uniqueEmail();
  const send = async (to: string, copy?: 'family' | 'full') => {
    await admin.call(screeningReports.sendScreeningReport, {
      ...{ screeningId, language: 'en', addressesConfirmed: true, again: true, to: [to] },
      ...(copy && { copy }),
    });
    const content = (await mailsTo(to)).at(-1)?.attachments[0]?.content ?? '';
    const texts = await (await readPdf(Buffer.from(content, 'base64'))).texts();
    return texts.join().includes(title);
  };
  expect(await send(mother.toUpperCase())).toBe(true);
  expect(await send(school)).toBe(false);
  expect(await send(school, 'family')).toBe(true);
  expect(await send(mother, 'full')).toBe(false);
  const { data: log } = await admin.call(screeningReports.listScreeningSendings, { screeningId });
  expect(log.data.map(({ content }) => content.copy).toSorted()).toEqual([
    'family',
    'family',
    'full',
    'full',
  ]);
});

test('the screening summary has the organisation’s own contact text; a finished screening keeps the text of that day', async () => {
  const { admin } = await openClinic();
  const long = (text: string) => text.repeat(40).slice(0, 118);
  const whom = {
    eyesight: { en: `${long('See Dr Lee ')}.`, zh: `${long('请找李医生')}。` },
    other: { en: `${long('Ask Ms Ho ')}.`, zh: `${long('请找何老师')}。` },
  };
  const rules = { rules: [], whom };
  await admin.call(settings.saveScreeningRules, { version: 0, ...rules });
  const poor = { state: 'done', values: { unaided: '0.1' } } as const;
  const { id } = await makeFinishedScreening(admin, {
    tests: { ...answeredTests(), eyesight: { right: poor, left: poor, details: { notation: 'decimal' } } },
  });
  const own = await open(admin, id, { copy: 'family' });
  expect(own.pages).toBe(1);
  expect(own.text).toContain('See Dr Lee');
  expect((await open(admin, id, { copy: 'family', language: 'zh' })).text).toContain('请找李医生');
  await admin.call(settings.saveScreeningRules, {
    version: 1,
    rules: [],
    whom: { eyesight: null, other: null },
  });
  expect((await open(admin, id, { copy: 'family' })).text).toContain('See Dr Lee');
});
