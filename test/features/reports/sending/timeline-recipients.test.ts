import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeSendableReport, sendingInput } from '../../eye/report-documents/samples.ts';

test('the child’s timeline shows which parent a shortened email address belongs to', async () => {
  const { admin } = await openClinic();
  const [mother, father] = [uniqueEmail('anna'), uniqueEmail('andy')];
  const parent = { title: null, name: null, mobile: null };
  const child = await makeCase(admin, {
    mother: { ...parent, email: mother },
    father: { ...parent, email: father },
  });
  const { id } = await makeSendableReport(admin, {}, child.id);
  const sent = { ...(await sendingInput(admin)), eyeReportId: id, to: [father, mother] };
  await admin.call(reportDocuments.sendEyeReport, sent);
  await settled();
  const { data } = await admin.call(cases.listTimeline, { caseId: child.id });
  const { to } = data.data.find(({ act }) => act === 'report.sent') ?? {};
  const [address, status] = ['a•••@test.example', 'sent'];
  expect(to?.toSorted((one, other) => (String(one.kind) < String(other.kind) ? -1 : 1))).toEqual([
    { address, kind: 'father', status },
    { address, kind: 'mother', status },
  ]);
});
