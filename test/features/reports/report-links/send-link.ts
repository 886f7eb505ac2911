import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import type { Principal } from '../../../support/clinic.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';

/** Sends reports by a link and reads the link from the email. */
export async function sendLink(who: Principal, birthDate = '2017-03-14') {
  const { backend } = await openWorld();
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
  await backend.settled();
  const [mail] = backend.mail.received(to);
  const token = /link=([\w.-]+)/.exec(mail?.body.text ?? '')?.[1] ?? '';
  return { token, birthDate, to, sending: sent, child, eyeReportId };
}
