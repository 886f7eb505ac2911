import { expect, test } from 'vitest';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openMailsStore } from '../../../support/queue-email.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';
import { crash, deliverManually } from './deliver-manually.ts';

test('a mail that still waits when its case is restricted is not sent, whether with PDFs or with a link', async () => {
  const clinic = await openClinic();
  const { admin, slug } = clinic;
  const { mails } = await openMailsStore(slug);
  const { backend } = await openWorld();
  for (const asLink of [false, true]) {
    const { id: caseId } = await makeCase(admin);
    const { id } = await makeSendableReport(admin, {}, caseId);
    await admin.call(reportDocuments.sendEyeReport, {
      eyeReportId: id,
      ...{ kinds: ['refraction'], language: 'en', to: [uniqueEmail()], asLink },
    });
    await backend.settled();
    await admin.call(caseRights.restrictCase, { caseId, reason: 'objection', note: null });
    const [sent] = (await mails.listPage(1, null)).mails;
    const [mail] = await mails.getAll([sent?.id ?? '']);
    if (!mail) throw new Error('no mail');
    await mails.updateStatus(mail, { status: 'queued', content: { values: {}, link: null } });
    await expect(deliverManually(clinic, mail.id, crash)).rejects.toThrow('gone');
    expect((await mails.getAll([mail.id]))[0]).toMatchObject({ status: 'failed', content: null });
  }
});
