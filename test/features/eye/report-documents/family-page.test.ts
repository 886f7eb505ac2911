import { expect, test } from 'vitest';
import { frozenReportKey } from '../../../../functions/features/eye/keys.ts';
import { mailedCopyKinds } from '../../../../shared/features/eye/report-documents/copies.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport } from '../eye-reports/samples.ts';
import { open, type ReportRequest } from './open-report.ts';
import { found } from './report-of.ts';

const titles = {
  en: 'For the family, in plain words',
  simplified: '写给家长的说明',
  traditional: '寫給家長的説明',
};

async function pagesOf(...[who, id, wish]: Parameters<typeof open>): Promise<string[]> {
  return (await readPdf((await open(who, id, wish)).bytes)).texts();
}

async function makeVisits(followUp = '2026-11-16') {
  const clinic = await openClinic();
  const child = await makeCase(clinic.admin, { birthDate: '2016-03-14' });
  await makeFinishedReport(clinic.admin, found('2025-05-16', [-1, -1]), child.id);
  const last = found('2026-05-16', [-1.5, -1.25], { followUp, comment: 'Two hours outdoors' });
  const report = await makeFinishedReport(clinic.admin, last, child.id);
  return { ...clinic, child, report };
}

test('the family’s myopia report begins with one page in plain words, in three scripts', async () => {
  const { admin, report } = await makeVisits();
  const wishes: [string, ReportRequest, string[]][] = [
    [titles.en, {}, ['more short-sighted by', 'Two hours outdoors', 'around 16 Nov 2026']],
    [titles.simplified, { language: 'zh', script: 'simplified' }, ['近视加深50度/年', '2026年11月16日前后']],
    [titles.traditional, { language: 'zh', script: 'traditional' }, ['近視加深50度/年', '覆診']],
  ];
  for (const [title, wish, parts] of wishes) {
    const [first = '', ...others] = await pagesOf(admin, report.id, wish);
    for (const part of [title, ...parts]) expect(first.replaceAll('\u00A0', ' ')).toContain(part);
    expect(others.join()).not.toContain(title);
    expect(others).toHaveLength(1);
  }
});

test('other copies and the refraction report have no such page', async () => {
  const { admin, report } = await makeVisits();
  for (const copy of [...mailedCopyKinds, 'staff'] as const) {
    const isThere = (await pagesOf(admin, report.id, { copy })).join().includes(titles.en);
    expect([copy, isThere]).toEqual([copy, copy === 'family']);
  }
  expect((await pagesOf(admin, report.id, { kind: 'refraction' })).join()).not.toContain(titles.en);
});

test('a draft has the page, a report frozen before it existed does not', async () => {
  const { admin, child, report, slug } = await makeVisits();
  const draft = await makeEyeReport(admin, found('2026-06-16', [-1.5, -1.25]), child.id);
  expect((await pagesOf(admin, draft.id))[0]).toContain(titles.en);
  const { table } = await openRawTable();
  const key = frozenReportKey(slug, report.id, report.version);
  await table.transact([{ update: key, set: {}, remove: ['hasFamilyPage'] }]);
  expect((await pagesOf(admin, report.id, { language: 'zh' })).join()).not.toMatch(/家[长長]的/);
});

test('long advice stays on the report, so that the page is one', async () => {
  const { admin } = await openClinic();
  const comment = 'Seen again soon.\n'.repeat(60);
  const { id } = await makeFinishedReport(admin, found('2026-05-16', [-1, -1], { comment }));
  const [first = '', second = ''] = await pagesOf(admin, id);
  expect(first).toContain('under “Comment”');
  expect(second).toContain('Myopia report');
});
