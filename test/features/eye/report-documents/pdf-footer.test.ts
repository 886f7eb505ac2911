import { expect, test } from 'vitest';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { pagesAt } from '../../../support/read-pdf.ts';
import { updatePreferences } from '../../../support/update-preferences.ts';
import { makeEyeReport } from '../eye-reports/samples.ts';

const footer = 'Harbour Eye Centre 海港眼科中心 · 2525 1234';

async function blankForm(admin: Principal): Promise<string[]> {
  const { data } = await admin.call(reportDocuments.openBlankEyeForm, { kind: 'refraction', language: 'zh' });
  return pagesAt(data.url);
}

test('every page of a report has the organisation’s footer text beside the page number', async () => {
  const { admin, slug } = await openClinic({ script: 'simplified' });
  const { id } = await makeEyeReport(admin, { comment: 'Seen again soon.\n'.repeat(60) });
  const open = async () => {
    const sent = { eyeReportId: id, kind: 'refraction', language: 'en' } as const;
    return pagesAt((await admin.call(reportDocuments.openEyeReportPdf, sent)).data.url);
  };
  for (const page of [...(await open()), ...(await blankForm(admin))]) expect(page).not.toContain(footer);
  await updatePreferences(admin, slug, { pdfFooter: footer });
  const pages = await open();
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(page.replaceAll('\n', ' ')).toContain(footer);
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  for (const page of await blankForm(admin)) expect(page).toContain(footer);
});
