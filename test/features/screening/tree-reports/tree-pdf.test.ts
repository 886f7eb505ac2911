import { expect, test } from 'vitest';
import { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { pagesAt } from '../../../support/read-pdf.ts';
import { makeTreeEntry } from '../tree-entries/samples.ts';

test('the NeuroTree is printed on one page, and the chosen entries on the next page', async () => {
  const { admin } = await openClinic();
  const { caseId } = await makeTreeEntry(admin, 'Loses the line');
  await makeTreeEntry(admin, 'Only among ourselves', caseId, { isInReport: false });
  const deleted = await makeTreeEntry(admin, 'Entered by mistake', caseId);
  await admin.call(treeEntries.removeTreeEntry, { treeEntryId: deleted.id });
  const { data } = await admin.call(treeReports.openTreePdf, { caseId, language: 'en' });
  const [tree = '', entries = ''] = await pagesAt(data.url);
  expect(tree).toContain('Eye tracking');
  expect(tree).toContain('Emerging: 1.');
  expect(tree).not.toContain('Loses the line');
  expect(entries).toContain('Loses the line');
  expect(entries).not.toContain('Only among ourselves');
  expect(entries).not.toContain('Entered by mistake');
});

test('the NeuroTree PDF prints up to five entries per node, followed by the number of entries that are left out', async () => {
  const { admin } = await openClinic();
  const { caseId } = await makeTreeEntry(admin, 'No 0');
  for (let index = 1; index < 7; index += 1) await makeTreeEntry(admin, `No ${index}`, caseId);
  const { data } = await admin.call(treeReports.openTreePdf, {
    caseId,
    language: 'zh',
    script: 'simplified',
  });
  const text = (await pagesAt(data.url)).join('\n');
  expect(text).toContain('No 2');
  expect(text).not.toContain('No 1');
  expect(text).toContain('另有2条观察');
});

test('the blank NeuroTree for printing has the organisation’s node names and fits on one page', async () => {
  const { admin } = await openClinic();
  const { data } = await admin.call(treeReports.openBlankTree, { language: 'zh', script: 'simplified' });
  const texts = await pagesAt(data.url);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('眼球追踪');
});
