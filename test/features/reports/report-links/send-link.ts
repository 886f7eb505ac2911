import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import type { Principal } from '../../../support/clinic.ts';
import { linkIn, mailsTo } from '../../../support/mail.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';

/** Sends reports by a link and reads the link from the email. */
export async function sendLink(who: Principal, birthDate = '2017-03-14') {
  const child = await makeCase(who, { birthDate });
  const { id: eyeReportId } = await makeSendableReport(who, {}, child.id);
  const to = uniqueEmail();
  const { data: sent } = await who.call(reportDocuments.sendEyeReport, {
    eyeReportId,
    kinds: ['refraction', 'myopia'],
    language: 'en',
    addressesConfirmed: true,
    to: [to],
    message: 'See you in May',
    asLink: true,
  });
  const [mail] = await mailsTo(to);
  return { token: linkIn(mail).token, birthDate, to, sending: sent, child, eyeReportId };
}
