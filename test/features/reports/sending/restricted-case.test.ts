import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { type Clinic, openClinic } from '../../../support/clinic.ts';
import { openMailsStore } from '../../../support/queue-email.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';
import { crash, deliverManually } from './deliver-manually.ts';

/**
 * Sends a report, but delays its email until `restrict` has restricted the case, and expects that the email
 * is not sent.
 */
async function expectUnsent(
  clinic: Clinic,
  caseId: string,
  { asLink, restrict }: { asLink: boolean; restrict: () => Promise<unknown> },
): Promise<void> {
  const { admin, slug } = clinic;
  const { mails } = await openMailsStore(slug);
  const { id } = await makeSendableReport(admin, {}, caseId);
  await admin.call(reportDocuments.sendEyeReport, {
    eyeReportId: id,
    ...{ kinds: ['refraction'], language: 'en', addressesConfirmed: true, to: [uniqueEmail()], asLink },
  });
  await settled();
  await restrict();
  const [sent] = (await mails.listPage(1, null)).mails;
  const [mail] = await mails.getAll([sent?.id ?? '']);
  if (!mail) throw new Error('no mail');
  await mails.updateStatus(mail, { status: 'queued', content: { values: {}, link: null } });
  await expect(deliverManually(clinic, mail.id, crash)).rejects.toThrow('gone');
  expect((await mails.getAll([mail.id]))[0]).toMatchObject({ status: 'failed', content: null });
}

const why = { reason: 'objection', note: null } as const;

test('a queued email with PDFs or a link is not sent if its case is restricted before the email is sent', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  for (const asLink of [false, true]) {
    const { id: caseId } = await makeCase(admin);
    const restrict = () => admin.call(caseRights.restrictCase, { caseId, ...why });
    await expectUnsent(clinic, caseId, { asLink, restrict });
  }
});

test('a queued email is not sent if its case has been merged into another case and this other case is restricted', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const read = async (caseId: string) => (await admin.call(cases.getCase, { caseId })).data;
  const { id: otherId } = await makeCase(admin);
  const { id: caseId } = await makeCase(admin);
  const restrict = async () => {
    const [into, from] = [await read(caseId), await read(otherId)];
    const versions = { version: into.version, otherVersion: from.version };
    await admin.call(merges.mergeCases, { caseId, otherId, ...versions });
    await admin.call(caseRights.restrictCase, { caseId, ...why });
  };
  await expectUnsent(clinic, otherId, { asLink: false, restrict });
});
