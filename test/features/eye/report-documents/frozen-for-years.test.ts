import { expect } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { type Principal, signIn } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { details as personalDetails } from '../../people/profile/samples.ts';
import { addSignature, blueSignature } from '../../people/profile/signatures.ts';
import { makeEyeReport, makeFinishedReport } from '../eye-reports/samples.ts';
import { fetched } from './open-report.ts';
import { amend, changeChild, changeOrganization, makeSignedReport, seen } from './signed-report.ts';

const yearMs = 366 * dayMs;

/** Variants of the PDF that the test opens before it edits records; `unopened` is opened only afterwards. */
const opened = [
  { kind: 'myopia', language: 'en' },
  { kind: 'myopia', language: 'zh' },
  { kind: 'refraction', language: 'en' },
  { kind: 'myopia', language: 'en', reference: 'fanHongKong', hasProjection: true },
] as const;
const unopened = { kind: 'refraction', language: 'zh' } as const;

/**
 * Returns links to all these PDFs of a report. The expiry of a link depends on the real time, even if the
 * test moves the product's clock.
 */
const linksTo = (who: Principal, eyeReportId: string) =>
  Promise.all(
    [...opened, unopened].map(async wish => {
      const { data } = await who.call(reportDocuments.openEyeReportPdf, { eyeReportId, ...wish });
      return data.url;
    }),
  );

const base64Of = async (links: string[]) =>
  Promise.all(links.map(async url => Buffer.from(await fetched(url)).toString('base64')));

testInTurn('a finished report has the same bytes after a year and twenty edits', async () => {
  const { admin, join, slug, child, first, last } = await makeSignedReport();
  const { withClockAhead } = await openWorld();
  const before = await Promise.all(
    opened.map(async wish => {
      const { data } = await admin.call(reportDocuments.openEyeReportPdf, { eyeReportId: last.id, ...wish });
      return Buffer.from(await fetched(data.url)).toString('base64');
    }),
  );
  const makeEdits = async (edits: (() => Promise<unknown>)[]) => {
    for (const edit of edits) {
      await edit();
      await settled();
    }
    return edits.length;
  };
  const soon = await makeEdits([
    () => changeChild(admin, child.id, { fullName: 'Chan Renamed' }),
    () => changeChild(admin, child.id, { otherName: 'Other' }),
    () => changeChild(admin, child.id, { birthDate: '2016-01-02' }),
    () => changeOrganization(admin, slug, { name: 'Another Clinic' }),
    () => changeOrganization(admin, slug, { billingAddress: '1 New Street' }),
    async () =>
      changeOrganization(admin, slug, { logo: await uploadOwn(admin, 'organization-logo', blueSignature) }),
    () => makeFinishedReport(admin, seen('2025-11-16', -9.5), child.id),
    () => makeEyeReport(admin, seen('2026-01-16', -8), child.id),
    () => amend(admin, first.id, seen('2025-05-16', -3)),
    () => addSignature(admin, 'PhD', blueSignature),
    () => admin.call(profile.changeProfile, { ...personalDetails, fullName: 'Ada Married', signature: null }),
  ]);
  const { links, later, changes } = await withClockAhead(yearMs, async () => {
    const again = await signIn(admin.person, slug);
    const colleague = await join();
    return {
      later: await makeEdits([
        () => changeChild(again, child.id, { emailScript: 'traditional' }),
        () => changeOrganization(again, slug, { officeNumber: '+85223456789' }),
        () => changeOrganization(again, slug, { pdfFooter: 'Another foot' }),
        () => changeOrganization(again, slug, { timeZone: 'America/New_York' }),
        () => changeOrganization(again, slug, { script: 'traditional' }),
        () => again.call(eyeReports.deleteEyeReport, { eyeReportId: first.id }),
        () =>
          makeFinishedReport(
            again,
            seen('2026-06-16', -7, { axialLength: { right: 25, left: 25 } }),
            child.id,
          ),
        () => makeFinishedReport(again, seen('2027-05-16', -4), child.id),
        () => colleague.call(eyeReports.deleteEyeReport, { eyeReportId: last.id }),
        () => colleague.call(eyeReports.restoreEyeReport, { eyeReportId: last.id }),
      ]),
      links: await linksTo(again, last.id),
      changes: (await again.call(eyeReports.getReportChanges, { eyeReportId: last.id })).data.changes,
    };
  });
  expect(soon + later).toBeGreaterThanOrEqual(20);
  const copies = await base64Of(links);
  expect(copies.slice(0, opened.length)).toEqual(before);
  const neverOpened = new Uint8Array(Buffer.from(copies.at(-1) ?? '', 'base64'));
  const text = (await (await readPdf(neverOpened)).texts()).join('\n');
  for (const part of ['陈小明', 'Brightwater Vision Clinic', '验光报告']) expect(text).toContain(part);
  for (const other of ['Renamed', 'Another', 'Ada Married', '−9.50', '−4.00'])
    expect(text).not.toContain(other);
  expect(changes.map(({ what }) => what)).toEqual([
    'fullName',
    'otherName',
    'birthDate',
    'organization',
    'logo',
    'visitRemoved',
    'visitAdded',
  ]);
  expect(await base64Of(await linksTo(admin, last.id)), 'and with the clock back').toEqual(copies);
  expect(await violationsOf(slug)).toEqual([]);
});
