import { expect, test } from 'vitest';
import { frozenReportKey } from '../../../../functions/features/eye/keys.ts';
import { noComparison } from '../../../../shared/features/eye/eye-choices/comparison.ts';
import { eyeChoices } from '../../../../shared/features/eye/eye-choices/endpoints.ts';
import type { ChoiceScope, EyeComparison } from '../../../../shared/features/eye/eye-choices/schema.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { frozenVersionOf } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport } from '../eye-reports/samples.ts';
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
  return { ...clinic, id, caseId: child.id };
}

test('each comparison in a report says who chose it, the signer or the organisation, and never names a reader of the report', async () => {
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
  const zh = await textOf(admin, id, { ...all, language: 'zh', script: 'simplified' });
  expect(zh.replaceAll('\n', '')).toContain('该比较由Ada Admin选择。');
});

const comparison = { ...noComparison, ...all, hasTreatmentEffect: true };
const byClinic = /Comparison chosen by (?!Ada\sAdmin)/;
const byAda = 'Comparison chosen by Ada Admin.';

/** Sets the comparisons of the admin or of the organisation, replacing an earlier choice. */
async function choose(admin: Principal, scope: ChoiceScope, chosen: EyeComparison | null) {
  const { data } = await admin.call(eyeChoices.getEyeChoices, {});
  const { version } = data[scope];
  await admin.call(eyeChoices.changeEyeChoices, { scope, version, comparison: chosen });
}

test('a finished report still says who had chosen the comparison when the report was finished, despite later choices', async () => {
  const { admin, join, id } = await makeComparedChild();
  const user = await join();
  await choose(admin, 'organization', comparison);
  expect(await textOf(admin, id, all), 'finished before').toContain(byAda);
  const { data: before } = await admin.call(eyeReports.getEyeReport, { eyeReportId: id });
  await admin.call(eyeReports.amendEyeReport, { eyeReportId: id, version: before.version });
  for (const later of [comparison, null, { ...comparison, reference: 'fanHongKong' as const }]) {
    await choose(admin, 'organization', later);
    for (const opener of [user, admin]) {
      const text = await textOf(opener, id, all);
      expect(text).toMatch(byClinic);
      expect(text).not.toContain(byAda);
    }
  }
  expect(await textOf(user, id, { ...all, reference: 'fanHongKong' })).not.toContain('chosen by');
  expect(await textOf(admin, id, { ...all, reference: 'fanHongKong' })).not.toMatch(byClinic);
});

test('a comparison chosen by the signer stays the signer’s choice, even if the organisation chooses the same one later', async () => {
  const { admin, join, id } = await makeComparedChild();
  const user = await join();
  await choose(admin, 'own', comparison);
  const { data: before } = await admin.call(eyeReports.getEyeReport, { eyeReportId: id });
  await admin.call(eyeReports.amendEyeReport, { eyeReportId: id, version: before.version });
  await choose(admin, 'organization', comparison);
  await choose(admin, 'own', null);
  for (const opener of [user, admin]) expect(await textOf(opener, id, all)).toContain(byAda);
});

test('a draft report says that the organisation chose its comparison, unless the signer has chosen one', async () => {
  const { admin, join, caseId } = await makeComparedChild();
  const user = await join();
  const lengths = { axialLength: { right: 24.5, left: 24.5 } };
  const draft = await makeEyeReport(admin, found('2026-03-14', [-2, -2], lengths), caseId);
  await choose(admin, 'organization', comparison);
  for (const opener of [user, admin]) expect(await textOf(opener, draft.id, all)).toMatch(byClinic);
  expect(await textOf(user, draft.id, { ...all, reference: 'fanHongKong' })).not.toContain('chosen by');
  await choose(admin, 'own', comparison);
  for (const opener of [user, admin]) expect(await textOf(opener, draft.id, all)).toContain(byAda);
});

test('a report that was stored without its chosen comparisons is printed with the comparisons that are chosen now', async () => {
  const { admin, id, slug } = await makeComparedChild();
  const { data: report } = await admin.call(eyeReports.getEyeReport, { eyeReportId: id });
  const { table } = await openRawTable();
  const at = frozenReportKey(slug, id, frozenVersionOf(report));
  await table.transact([{ update: at, set: {}, remove: ['chosen'] }]);
  expect(await textOf(admin, id, all)).toContain(byAda);
  await choose(admin, 'organization', comparison);
  expect(await textOf(admin, id, all)).toMatch(byClinic);
});

test('a report without comparisons, and a refraction report, do not say who chose a comparison', async () => {
  const { admin, id } = await makeComparedChild();
  expect(await textOf(admin, id, { hasTarget: true })).not.toContain('chosen by');
  expect(await textOf(admin, id, { ...all, kind: 'refraction' })).not.toContain('chosen by');
});
