import { expect, test } from 'vitest';
import { noComparison } from '../../../../shared/features/eye/eye-choices/comparison.ts';
import { eyeChoices } from '../../../../shared/features/eye/eye-choices/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';
import { open, textOf } from './open-report.ts';
import { found } from './report-of.ts';

const all = { reference: 'donovanAsian', axialPopulation: 'wuhan', hasGrowth: true } as const;

async function makeComparedChild() {
  const clinic = await openClinic();
  const { admin } = clinic;
  const child = await makeCase(admin, { gender: 'male', birthDate: '2016-03-14' });
  const lengths = (mm: number) => ({ axialLength: { right: mm, left: mm } });
  await makeFinishedReport(admin, found('2025-03-14', [-1, -1], lengths(24)), child.id);
  const { id } = await makeFinishedReport(admin, found('2026-03-14', [-2, -2], lengths(24.3)), child.id);
  return { ...clinic, id };
}

test('each comparison says who chose it: the signer or the organisation, and nobody who only opens it', async () => {
  const { admin, join, id } = await makeComparedChild();
  const [user, colleague] = [await join(), await join()];
  const own = await textOf(admin, id, all);
  expect(own.replaceAll('\n', ' ').split('Comparison chosen by Ada Admin.').length - 1).toBeGreaterThan(3);
  const { data: report } = await admin.call(eyeReports.getEyeReport, { eyeReportId: id });
  expect(report.author.fullName).toBe('Ada Admin');
  const paths = [];
  for (const opener of [user, colleague]) {
    for (const chosenBy of [null, 'person'] as const) {
      const { bytes, url } = await open(opener, id, { ...all, chosenBy });
      expect((await (await readPdf(bytes)).texts()).join('\n')).not.toContain('chosen by');
      paths.push(new URL(url).pathname);
    }
  }
  expect(paths[2], 'one file for all who open it').toBe(paths[0]);
  expect(paths[3]).toBe(paths[1]);
  const claimed = await textOf(user, id, { ...all, chosenBy: 'organization' });
  expect(claimed, 'the stored choice decides, not the client').not.toContain('chosen by');
  const comparison = { ...noComparison, ...all, hasTreatmentEffect: true };
  await admin.call(eyeChoices.changeEyeChoices, { scope: 'organization', version: 0, comparison });
  const byClinic = /Comparison chosen by (?!Ada Admin)/;
  for (const opener of [user, admin]) expect(await textOf(opener, id, all)).toMatch(byClinic);
  const other = await textOf(admin, id, { ...all, reference: 'fanHongKong', chosenBy: 'organization' });
  expect(other).not.toMatch(byClinic);
  await admin.call(eyeChoices.changeEyeChoices, { scope: 'organization', version: 1, comparison: null });
  const zh = await textOf(admin, id, { ...all, language: 'zh', script: 'simplified' });
  expect(zh.replaceAll('\n', '')).toContain('该比较由Ada Admin选择。');
});

test('a report without comparisons and a refraction report name nobody', async () => {
  const { admin, id } = await makeComparedChild();
  expect(await textOf(admin, id, { hasTarget: true })).not.toContain('chosen by');
  expect(await textOf(admin, id, { ...all, kind: 'refraction' })).not.toContain('chosen by');
});
